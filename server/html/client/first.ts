// The script that a page begins with.
import { runFirstScript } from "./runFirstScript.ts";

globalThis.earlyInput = runFirstScript(document.currentScript?.dataset.faces ?? "");
