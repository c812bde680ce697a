/** Adds what jsdom lacks of dialogs: opening, closing and scrolling into view. */
export function fakeDialog(): void {
  for (const name of ["show", "showModal"] as const) {
    HTMLDialogElement.prototype[name] = function open() {
      this.open = true;
    };
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // As in Chromium, which returns a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve();
}
