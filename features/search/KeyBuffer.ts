// For as long as the page's first script holds a click, too; a page that does not get its keys back would be worse.
const timeoutMs = 5_000;

/** Keeps what is typed while the field that it is meant for is still on its way. */
export class KeyBuffer {
  #words = "";
  #listening: AbortController | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  /** Keeps letters from the page until `end`, for five seconds at most; `send` is called for Enter behind words. */
  start(send: (words: string) => void): void {
    if (this.#listening) return;
    this.#words = "";
    this.#listening = new AbortController();
    const handleKey = (event: KeyboardEvent) => this.#hear(event, send);
    // Before the page's own keys are heard.
    window.addEventListener("keydown", handleKey, { capture: true, signal: this.#listening.signal });
    this.#limit = setTimeout(() => this.stop(), timeoutMs);
  }

  /** Lets go of the keys; gives what was typed, also when it is asked again. */
  stop(): string {
    clearTimeout(this.#limit);
    this.#listening?.abort();
    this.#listening = undefined;
    return this.#words;
  }

  #hear(event: KeyboardEvent, send: (words: string) => void): void {
    // What is being composed belongs to the input method.
    if (event.isComposing) return;
    if (event.key === "Enter" && this.#words.trim() !== "") send(this.stop());
    else if (event.key === "Backspace") this.#words = [...this.#words].slice(0, -1).join("");
    else if (isLetter(event)) this.#words += event.key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// Other keys have names of several letters; with AltGr, which says Ctrl and Alt as well, letters are typed.
function isLetter(event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  return [...event.key].length === 1 && !isShortcut;
}
