import { useLayoutEffect, useRef } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { cleanLine } from "#cms/editor/fields/cleanLine.ts";
import { toPosition } from "#cms/editor/rich-text/caret.ts";
import type { Caret } from "#cms/editor/rich-text/caret.ts";

type Props = {
  label: string;
  value: string;
  /** Where the cursor stands first; at the end without it. */
  caret: Caret | undefined;
  onChange: (value: string | undefined) => void;
};

/** A plain text on the page: one line, which wraps as there. */
export function LineEditor({ label, value, caret, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    current?.focus({ preventScroll: true });
    const text = current?.value ?? "";
    const start = caret ? toPosition([{ text, from: 0 }], caret) : text.length;
    current?.setSelectionRange(start, start);
  }, [caret]);
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
