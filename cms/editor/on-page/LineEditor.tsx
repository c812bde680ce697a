import { useLayoutEffect, useRef } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { cleanLine } from "#cms/editor/fields/cleanLine.ts";

type Props = {
  label: string;
  value: string;
  /** Where the cursor stands first; at the end without it. */
  offset: number | undefined;
  onChange: (value: string | undefined) => void;
};

/** A plain text on the page: one line, which wraps as there. */
export function LineEditor({ label, value, offset = Infinity, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    current?.focus({ preventScroll: true });
    const start = Math.min(offset, current?.value.length ?? 0);
    current?.setSelectionRange(start, start);
  }, [offset]);
  return (
    <textarea
      ref={area}
      rows={1}
      dir="auto"
      aria-label={label}
      value={value}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isComposing(event)) event.preventDefault();
      }}
      onChange={({ target }) => onChange(cleanLine(target.value) || undefined)}
    />
  );
}
