// Entry of the first inline script of a page.
import { runFirstScript } from "./runFirstScript.ts";

globalThis.earlyInput = runFirstScript(document.currentScript?.dataset.faces ?? "");
