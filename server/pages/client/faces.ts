// Fetches the site's fonts for a page shown in system fonts. They apply while the page is hidden, or from the next page
// load, so that text does not change under a reader.
import { keepFonts } from "./keepFonts.ts";

const fonts = document.querySelector<HTMLScriptElement>("script[data-faces]")?.dataset.faces;
if (fonts) keepFonts(fonts).catch((error: unknown) => console.warn("fonts: not cached", error));
