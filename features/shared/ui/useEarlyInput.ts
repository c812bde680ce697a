import { useEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";

/**
 * Tells the controls within `root` what a visitor did to them before they were listened to: `onChange` hears it once.
 * What was typed meanwhile stands in `data-typed`: taking over a text area, React puts its first text back.
 */
export function useEarlyInput(root: RefObject<Element | null>): void {
  // Nobody can have used what the browser did not have before; its first values are no choices of anybody.
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
  else if (control instanceof HTMLInputElement && control.type !== "hidden")
    repeatText(control, HTMLInputElement.prototype);
}

function repeatChoice(select: HTMLSelectElement): void {
  const first = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
  if (first && first.value !== select.value) select.dispatchEvent(new Event("change", { bubbles: true }));
}

function repeatCheck(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = field.dataset.typed ?? field.value;
  delete field.dataset.typed;
  if (typed === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  // React compares with what was set through the element; what is set through its prototype is news to it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}
