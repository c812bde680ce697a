import type { KeyboardEvent } from "react";
import type { RowListHandle } from "#cms/shell/ui/RowList.tsx";

const steps: Record<string, (index: number, page: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, page) => index + page,
  PageUp: (index, page) => index - page,
  Home: () => 0,
  End: (_, __, last) => last,
};

type Options = {
  list: RowListHandle;
  total: number;
  /** Keeps rows outside the viewport rendered: the focused one and the next. */
  keep: (rows: number[]) => void;
};

const findRow = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;

/** The index of the row that an element is in; -1 outside of rows. */
export const findRowIndex = (target: EventTarget): number => Number(findRow(target)?.dataset.row ?? -1);

/** Moves the focus by key between row links; a row outside the viewport is rendered first. Returns the row's index. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>, { list, total, keep }: Options): number | undefined {
  const step = steps[event.key];
  const index = findRowIndex(event.target);
  if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  const root = event.currentTarget;
  const page = Math.max(1, list.getPageSize() - 1);
  const target = Math.min(Math.max(step(index, page, total - 1), 0), total - 1);
  keep([...new Set([index, target])]);
  list.showRow(target);
  focusRow(root, target, 10);
  return target;
}

/** Waits a few frames for the row to render; if it is not loaded by then, the focus stays. */
function focusRow(root: HTMLElement, index: number, tries: number): void {
  const link = root.querySelector<HTMLElement>(`[data-row="${index}"] a`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(root, index, tries - 1));
}
