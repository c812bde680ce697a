import { startTransition, useEffect, useRef, useState } from "react";

/** Above the number of chains today: only a longer list is rendered in parts. */
const first = 100;
/** After a change only about two screens are rendered at once, so that typing is not delayed. */
const again = 40;
/** Rendered within one frame on a slow machine (twenty took 140 ms); more follow while the end is near. */
const step = 5;

/**
 * Number of rows to render: the first hundred, and more whenever `end`, the link to all of them, comes near the
 * viewport. Another `query` starts again with fewer. A `limit` caps the rows until the visitor asks for all.
 */
export function useShownCount(length: number, showsAll: boolean, query: string, limit?: number) {
  const [drawn, setDrawn] = useState({ count: first, query });
  const end = useRef<HTMLAnchorElement>(null);
  const targetCount = drawn.query === query ? drawn.count : again;
  const count = showsAll ? length : Math.min(length, limit ?? targetCount);
  useEffect(() => {
    if (limit !== undefined || !end.current || typeof IntersectionObserver === "undefined") return;
    // A new observer reports immediately, which fills a screen that is not full yet.
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setDrawn({ count: count + step, query })),
      { rootMargin: "0px 0px 1200px" },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [count, query, limit]);
  return { count, end };
}
