import type { KeyboardEvent } from "react";
import type { VListHandle } from "virtua";

const steps: Record<string, (index: number, page: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index, page) => index + page,
  PageUp: (index, page) => index - page,
  Home: () => 0,
  End: (_, __, last) => last,
};

type Options = {
  list: VListHandle;
  total: number;
  /** Keeps rows outside the viewport rendered: the focused one and the next. */
  keep: (rows: number[]) => void;
};

/** Moves the focus by key between row links; a row outside the viewport is rendered first. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>, { list, total, keep }: Options): void {
  const step = steps[event.key];
  const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-row]") : null;
  if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const root = event.currentTarget;
  const page = Math.max(1, Math.floor(list.viewportSize / (list.getItemSize(0) || 1)) - 1);
  const index = Number(row.dataset.row);
  const target = Math.min(Math.max(step(index, page, total - 1), 0), total - 1);
  keep([...new Set([index, target])]);
  list.scrollToIndex(target, { align: "nearest" });
  focusRow(root, target, 10);
}

/** Waits a few frames for the row to render; if it is not loaded by then, the focus stays. */
function focusRow(root: HTMLElement, index: number, tries: number): void {
  const link = root.querySelector<HTMLElement>(`[data-row="${index}"] a`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(root, index, tries - 1));
}
