import { useEffect, useRef } from "react";
import { useRouter } from "next/navigation";

import { keepState } from "./keepState";

const firstRetryMs = 1_000;
const maxTries = 5;

/**
 * Navigates to each state that Prismic's simulator writes into the URL, and retries at most five times while the page
 * does not show it, each time after twice as long: a retry aborts what a busy server is still rendering. `shown` is the
 * state of the current page.
 */
export function useLatestState(shown: string): void {
  const router = useRouter();
  const latest = useRef({ state: "", url: "", tries: 0 });
  useEffect(
    () =>
      keepState(window, (state, url) => {
        latest.current = { state, url, tries: 0 };
        router.replace(url, { scroll: false });
      }),
    [router],
  );
  useEffect(() => {
    let ticks = 0;
    const look = () => {
      const { state, url, tries } = latest.current;
      if (!state || state === shown || tries >= maxTries) return;
      ticks += 1;
      if (ticks < 2 ** tries) return;
      ticks = 0;
      latest.current.tries += 1;
      router.replace(url, { scroll: false });
    };
    const timer = setInterval(look, firstRetryMs);
    return () => clearInterval(timer);
  }, [router, shown]);
}
