/** Key under which the visitor's colour mode is stored: `light` or `dark`; none for the system's. */
export const modeKey = "color-mode";

/** Key under which the name of the banner that was closed is stored. */
export const closedBannerKey = "closed-banner";

/** Sets the stored colour mode on the root element and hides the banner that was closed, before the first paint. */
export function applyStoredChoices(): void {
  try {
    const mode = localStorage.getItem(modeKey);
    if (mode === "light" || mode === "dark") document.documentElement.dataset.mode = mode;
    const banner = localStorage.getItem(closedBannerKey);
    if (banner) hideBanner(banner);
  } catch (error) {
    // The page keeps the system's mode.
    console.warn("choices: storage is closed", error);
  }
}

function hideBanner(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-banner="${CSS.escape(name)}"]{display:none}`);
  document.adoptedStyleSheets.push(sheet);
}
