import { isComposing } from "@/features/shared/contracts/isComposing";

// Same limit as for held clicks; afterwards the page receives its keys again.
const timeoutMs = 5_000;

/** Buffers keystrokes until the dialog with the search field has loaded. */
export class KeyBuffer {
  private words = "";
  private listening: AbortController | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;

  /** Keeps letters from the page until `stop`, for five seconds at most; `send` is called for Enter behind words. */
  start(send?: (words: string) => void): void {
    if (this.listening) return;
    this.words = "";
    this.listening = new AbortController();
    const handleKey = (event: KeyboardEvent) => this.handleKey(event, send);
    // In the capture phase, before the page's own key handlers.
    window.addEventListener("keydown", handleKey, { capture: true, signal: this.listening.signal });
    this.limit = setTimeout(() => this.stop(), timeoutMs);
  }

  /** Stops buffering; returns what was typed, also on a second call. */
  stop(): string {
    clearTimeout(this.limit);
    this.listening?.abort();
    this.listening = undefined;
    return this.words;
  }

  private handleKey(event: KeyboardEvent, send?: (words: string) => void): void {
    // Leave keys of a composition to the input method editor.
    if (isComposing(event)) return;
    if (event.key === "Enter" && this.words.trim() !== "") send?.(this.stop());
    else if (event.key === "Backspace") this.words = [...this.words].slice(0, -1).join("");
    else if (isLetter(event)) this.words += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// Keys that type nothing have longer names; AltGr types letters although it also reports Ctrl and Alt.
function isLetter(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  return [...event.key].length === 1 && !isShortcut;
}
