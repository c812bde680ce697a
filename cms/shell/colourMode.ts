import { useSyncExternalStore } from "react";

// The storage key of the site's pages (`site-chrome/storedChoices`).
const modeKey = "color-mode";

export const colourModes = ["system", "light", "dark"] as const;
type ColourMode = (typeof colourModes)[number];

const changeEvent = "studio-colour-mode";

/** Sets the colour mode of the Studio and of the site's pages. */
export function chooseColourMode(mode: ColourMode): void {
  if (mode === "system") delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  try {
    if (mode === "system") localStorage.removeItem(modeKey);
    else localStorage.setItem(modeKey, mode);
  } catch (error) {
    console.warn("studio: storage is closed, the colour mode lasts until the page is left", error);
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** The chosen colour mode. */
export const useColourMode = (): ColourMode =>
  useSyncExternalStore(
    listen,
    () => colourModes.find((mode) => mode === document.documentElement.dataset.mode) ?? "system",
    () => "system",
  );

function listen(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
}
