// Fetches the site's fonts for a page that the system's have drawn. They are used while the page is hidden, or by the next page
// that is loaded: what is being read stays as it is.
import { keepFonts } from "./keepFonts.ts";

const fonts = document.querySelector<HTMLScriptElement>("script[data-faces]")?.dataset.faces;
if (fonts) keepFonts(fonts).catch((error: unknown) => console.warn("faces: not kept", error));
