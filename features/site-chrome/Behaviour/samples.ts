import { sampleLanguageKey } from "@/features/site-chrome/storedChoices/applyStoredChoices";

import { remember } from "./listenToChoices";

const selects = () => [...document.querySelectorAll<HTMLSelectElement>("select[data-sample-language]")];
const inputs = () => [...document.querySelectorAll<HTMLInputElement>("input[data-sample]")];

/** Keeps the language a visitor reads samples in, and shows every sample of the page in it. */
export function chooseSample(language: string): void {
  remember(sampleLanguageKey, language);
  showInSelects(language);
  for (const input of inputs()) if (input.dataset.sample === language) input.checked = true;
}

/**
 * Shows the samples of a page that has just come in the language chosen earlier. A page that was painted already moves
 * nothing that is in sight: its samples change only below the window.
 */
export function applySampleLanguage(isPainted: boolean): void {
  const language = chosen();
  if (!language) return;
  showInSelects(language);
  for (const input of inputs()) {
    const isFree = !isPainted || input.getBoundingClientRect().top >= window.innerHeight;
    if (input.dataset.sample === language && isFree && isUntouched(input)) input.checked = true;
  }
}

function showInSelects(language: string): void {
  for (const select of selects())
    if ([...select.options].some(({ value }) => value === language)) select.value = language;
}

// A choice made before hydration counts.
const isUntouched = ({ name }: HTMLInputElement) =>
  inputs().every((one) => one.name !== name || one.checked === one.defaultChecked);

function chosen(): string | undefined {
  try {
    return localStorage.getItem(sampleLanguageKey) ?? undefined;
  } catch (error) {
    console.warn(`${sampleLanguageKey}: storage is closed`, error);
    return undefined;
  }
}
