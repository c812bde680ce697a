import { isSlow, readStored } from "./visitorSettings.ts";

/**
 * Requests a page's fonts ahead of its style, which is why a browser draws nothing before they are there (Chromium; up
 * to 1.5 s). On a telephone and wherever that wait is long, the system's fonts draw this page (`data-faces` on the root
 * element) and those that links change it to: redrawing everything would hold up the change, and lines would break
 * elsewhere under the reader's eyes. `urls` are separated by spaces.
 */
export function requestFonts(urls: string): void {
  if (!urls) return;
  if (isSlow() && readStored("faces") !== urls) {
    document.documentElement.dataset.faces = "later";
    return;
  }
  for (const href of urls.split(" ")) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href }),
    );
  }
}
