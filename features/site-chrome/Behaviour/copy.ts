import { splitLocale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { announce } from "./announce";

const refused = translate({ en: "Could not copy", cn: "未能复制" });
const shownMs = 2_000;
const shown = new WeakMap<Element, { word: string; timer: ReturnType<typeof setTimeout> }>();

/** Copies a button's value, or the code beside it, and reports the result in its label and a live region. */
export async function copy(button: HTMLElement): Promise<void> {
  const text = button.dataset.copy || codeBeside(button);
  try {
    await navigator.clipboard.writeText(text);
    showResult(button, button.dataset.copied ?? "");
  } catch (error) {
    console.warn("copy: rejected by the browser", error);
    showResult(button, refused[splitLocale(window.location.pathname).locale]);
  }
}

const codeBeside = (button: HTMLElement) => button.closest("[data-code]")?.querySelector("code")?.textContent ?? "";

function showResult(button: HTMLElement, sentence: string): void {
  announce(sentence, button);
  const word = button.querySelector("[data-copy-word]");
  if (!word) return;
  const before = shown.get(word);
  clearTimeout(before?.timer);
  const own = before?.word ?? word.textContent;
  word.textContent = sentence;
  const timer = setTimeout(() => {
    word.textContent = own;
    shown.delete(word);
  }, shownMs);
  shown.set(word, { word: own, timer });
}
