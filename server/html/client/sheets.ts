// Adds whole style sheets without holding up the page that carries the rules it needs. They come after those rules, so
// that in the end the order of all rules is the sheets' own.
import { addSheets } from "./addSheets.ts";

for (const add of addSheets(document.currentScript?.dataset.sheets?.split(" ") ?? [])) add();
