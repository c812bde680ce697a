import type { FieldTarget } from "./EditorSession.ts";

const editable = "[contenteditable='true']";
const focusable = "input,textarea,select,button,[tabindex='0']";

/** Whether the form and the page replace each other, as on a phone. */
export const isOnePane = () => matchMedia("(width < 40rem)").matches;

/** Scrolls the form to a slice or field, and focuses it if requested. */
export function bringIntoView(form: HTMLElement, { slice, path, isFocused }: FieldTarget): void {
  if (!slice && !path) form.querySelector<HTMLElement>("[data-add]")?.focus();
  const card = slice ? form.querySelector<HTMLElement>(`[data-slice="${CSS.escape(slice)}"]`) : undefined;
  const field = path ? findField(card ?? form, slice, path) : undefined;
  const target = field ?? card;
  if (!target) return;
  target.closest("details")?.setAttribute("open", "");
  const isTall = target.offsetHeight > form.clientHeight * 0.8;
  // The sentence on a problem is below its control.
  const block = field ? "center" : "nearest";
  if (isFocused && !target.contains(document.activeElement)) {
    const text = target.querySelector<HTMLElement>(editable) ?? target.querySelector<HTMLElement>(focusable);
    const first = field ? text : card?.querySelector<HTMLElement>("[data-title]");
    first?.focus({ preventScroll: true });
  }
  // Of a long text the line with the cursor.
  const line = isFocused ? getSelection()?.focusNode?.parentElement?.closest(`${editable} > *`) : undefined;
  if (line && target.contains(line)) line.scrollIntoView({ block: "center" });
  // The name of a slice stays visible above its fields.
  else target.scrollIntoView({ block: isTall ? "start" : block });
}

/** The field, or its nearest ancestor with a control: parts of rich text or a closed group entry have none. */
function findField(root: HTMLElement, slice: string, path: string): HTMLElement | undefined {
  const name = CSS.escape(`${slice} ${path}`);
  const found = root.querySelector<HTMLElement>(`[data-field="${name}"],[data-entry="${name}"]`);
  const parent = path.replace(/(?:\[\d+\]|\.?[^.[]+)$/, "");
  return found ?? (parent && parent !== path ? findField(root, slice, parent) : undefined);
}
