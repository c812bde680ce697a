import { useLayoutEffect, useRef } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

import { isComposing } from "#contracts/isComposing.ts";

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const listControls = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>("button, select") ?? [])];

/**
 * One Tab stop for all controls of a toolbar: arrow keys, Home and End move between them, as in the ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
export function useToolbarKeys() {
  const root = useRef<HTMLDivElement>(null);
  const stop = useRef<Element>(undefined);
  const update = () => {
    const controls = listControls(root.current);
    const current = controls.find((control) => control === stop.current) ?? controls[0];
    for (const control of controls) control.tabIndex = control === current ? 0 : -1;
  };
  // Which controls there are depends on the selection.
  useLayoutEffect(update);
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      stop.current = target;
      update();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const controls = listControls(root.current);
      const index = controls.findIndex((control) => control === event.target);
      if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
      // Left and right would also change the value of a list.
      event.preventDefault();
      controls[step(index, controls.length - 1)]?.focus();
    },
  };
}
