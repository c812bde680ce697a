// Adds full style sheets without blocking a page that has the rules it needs inlined. They follow those rules, so that
// the final cascade is that of the sheets.
import { addSheets } from "./addSheets.ts";

for (const add of addSheets(document.currentScript?.dataset.sheets?.split(" ") ?? [])) add();
