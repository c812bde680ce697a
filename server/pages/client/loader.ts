// Entry of the loader, which every page fetches after its first paint.
import "./guard.ts";

import { startLoader } from "./startLoader.ts";

const { scripts = "", sheets, flight = "" } = document.currentScript?.dataset ?? {};
if (globalThis.earlyInput) {
  startLoader({ scripts: scripts.split(" "), sheets: sheets?.split(" ") ?? [], data: flight }, globalThis.earlyInput);
}
