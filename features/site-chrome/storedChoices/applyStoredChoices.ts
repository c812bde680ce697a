import { hasHint } from "#contracts/signedInHint.ts";

/** Key under which the visitor's colour mode is stored: `light` or `dark`; none for the system's. */
export const modeKey = "color-mode";

/** Key under which the name of the banner that was closed is stored. */
export const closedBannerKey = "closed-banner";

/** Key under which the language of samples is stored, such as `Python`. */
export const sampleLanguageKey = "sample-language";

/**
 * Sets the stored colour mode on the root element and hides the banner that was closed, before the first paint; samples
 * come in the stored language. Where the cookie hints at an account, the header waits for it instead of offering one.
 */
export function applyStoredChoices(): void {
  if (hasHint(document.cookie)) document.documentElement.dataset.signedIn = "pending";
  try {
    const mode = localStorage.getItem(modeKey);
    if (mode === "light" || mode === "dark") document.documentElement.dataset.mode = mode;
    const banner = localStorage.getItem(closedBannerKey);
    if (banner) hideBanner(banner);
    const language = localStorage.getItem(sampleLanguageKey);
    if (language) chooseWhileParsing(language);
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

/** Chooses the language in every sample as soon as it is parsed, which is before it is painted. */
function chooseWhileParsing(language: string): void {
  const choose = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>("input[data-sample]"))
      if (input.dataset.sample === language) input.checked = true;
  };
  const parsing = new MutationObserver(choose);
  parsing.observe(document, { childList: true, subtree: true });
  // The observer is disconnected below: handle its pending records first.
  const finish = () => {
    choose();
    parsing.disconnect();
  };
  document.addEventListener("DOMContentLoaded", finish, { once: true });
}
