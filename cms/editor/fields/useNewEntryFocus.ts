import { useLayoutEffect, useRef, useState } from "react";

const focusable = "input,select,textarea,button,[tabindex='0']";

/** The list of a field's entries, and a function that moves the focus into the entry added at an index. */
export function useNewEntryFocus() {
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<{ index: number }>();
  useLayoutEffect(() => {
    const entry = added && list.current?.children[added.index];
    // A group's entry has buttons of its own above its fields.
    const fields = entry?.querySelector("[data-fields]") ?? entry;
    fields?.querySelector<HTMLElement>(focusable)?.focus();
  }, [added]);
  return { list, focusEntry: (index: number) => setAdded({ index }) };
}
