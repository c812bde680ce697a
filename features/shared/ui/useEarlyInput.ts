import { useEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

/**
 * Replays input made before hydration: calls `onChange` once for each changed control within `root`.
 * The typed text is kept in `data-typed`, because React resets a text area when it hydrates it.
 */
export function useEarlyInput(root: RefObject<Element | null>): void {
  // A control added later has no choice yet: its values are defaults.
  const [wasThere] = useState(useSyncExternalStore(never, no, yes));
  useEffect(() => {
    if (!wasThere) return;
    for (const control of root.current?.querySelectorAll("input, textarea, select") ?? []) repeat(control);
  }, [root, wasThere]);
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

function repeat(control: Element): void {
  if (control instanceof HTMLSelectElement) repeatChoice(control);
  else if (control instanceof HTMLTextAreaElement) repeatText(control, HTMLTextAreaElement.prototype);
  else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) repeatCheck(control);
  // A file cannot be set by a script, and its picker opens after hydration.
  else if (control instanceof HTMLInputElement && !/^(hidden|file)$/.test(control.type))
    repeatText(control, HTMLInputElement.prototype);
}

function repeatChoice(select: HTMLSelectElement): void {
  const first = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
  if (first && first.value !== select.value) select.dispatchEvent(new Event("change", { bubbles: true }));
}

function repeatCheck(box: HTMLInputElement): void {
  // A radio button that is off gave way to another of its group; to set it again would take that choice back.
  if (box.checked === box.defaultChecked || (box.type === "radio" && !box.checked)) return;
  box.checked = box.defaultChecked;
  box.click();
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = field.dataset.typed ?? field.value;
  delete field.dataset.typed;
  if (typed === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  // The prototype's setter bypasses React's value tracking, so React sees a change.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}
