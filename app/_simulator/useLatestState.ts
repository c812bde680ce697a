import { useEffect, useRef } from "react";
import { useRouter } from "next/navigation";

import { keepState } from "./keepState";

const retryDelayMs = 1_000;
const maxTries = 5;

/**
 * Navigates to each state that Prismic's simulator writes into the URL, and retries at most five times while the page
 * does not show it. `shown` is the state of the current page.
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
    const look = () => {
      const { state, url } = latest.current;
      if (!state || state === shown) return;
      latest.current.tries += 1;
      if (latest.current.tries <= maxTries) router.replace(url, { scroll: false });
    };
    const timer = setInterval(look, retryDelayMs);
    return () => clearInterval(timer);
  }, [router, shown]);
}
