type Caret = { field: HTMLTextAreaElement; start: number; end: number };

let caret: Caret | undefined;

const isAtStart = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => selectionStart === 0 && selectionEnd === 0;

function note(): void {
  const field = document.activeElement;
  // At the start is where a reset leaves it.
  if (!(field instanceof HTMLTextAreaElement) || isAtStart(field)) return;
  caret = { field, start: field.selectionStart, end: field.selectionEnd };
}

const forget = () => (caret = undefined);

/** Notes the selection in a text area, which React moves to the start when it hydrates it, until `restoreCaret`. */
export function noteCaret(): void {
  note();
  document.addEventListener("selectionchange", note);
  // Whoever goes to the start by a key stays there.
  document.addEventListener("keydown", forget, true);
}

/** Puts the selection back where it was, if it is at the start. */
export function restoreCaret(): void {
  document.removeEventListener("selectionchange", note);
  document.removeEventListener("keydown", forget, true);
  if (caret && caret.field === document.activeElement && isAtStart(caret.field))
    caret.field.setSelectionRange(caret.start, caret.end);
  forget();
}
