import { isSlow, readStored } from "./visitorSettings.ts";

/**
 * Requests a page's fonts ahead of its styles; Chromium then blocks painting on them for up to 1.5 s. On phones and
 * slow networks this page and the pages its links lead to use system fonts instead (`data-faces` on the root element):
 * a late swap would repaint everything and move lines under the reader's eyes. `urls` are separated by spaces.
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
