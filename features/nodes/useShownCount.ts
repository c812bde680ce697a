import { startTransition, useEffect, useRef, useState } from "react";

/** More lines than there are chains today: only a longer list is drawn in parts. */
const first = 100;
/** After a choice only what a screen or two hold is drawn at once, so that the next letter does not wait. */
const again = 40;
/** Rendered within one frame on a slow machine (twenty took 140 ms); more follow while the end is near. */
const step = 5;

/**
 * How many lines of a list to draw: the first hundred, and more whenever `end`, the link to all of them, comes near
 * the screen. Another `query` begins again, with fewer. With a `limit` no more than that until all are asked for.
 */
export function useShownCount(length: number, showsAll: boolean, query: string, limit?: number) {
  const [drawn, setDrawn] = useState({ count: first, query });
  const end = useRef<HTMLAnchorElement>(null);
  const wanted = drawn.query === query ? drawn.count : again;
  const count = showsAll ? length : Math.min(length, limit ?? wanted);
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
