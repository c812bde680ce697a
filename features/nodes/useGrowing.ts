import { startTransition, useEffect, useState } from "react";

// As many lines as a slow phone draws without dropping a frame.
const step = 40;

/**
 * How many of so many lines to draw now: all at first, since they came as HTML; later, a long list grows by a few lines
 * at a time, so that typing is never held up. Another `kind` of list begins anew.
 */
export function useGrowing(length: number, kind: string): number {
  const [drawn, setDrawn] = useState({ limit: length, kind });
  const limit = drawn.kind === kind ? drawn.limit : step;
  useEffect(() => {
    const next = Math.max(step, Math.min(length, limit + step));
    if (next !== drawn.limit || kind !== drawn.kind) startTransition(() => setDrawn({ limit: next, kind }));
  }, [length, limit, kind, drawn]);
  return limit;
}
