import { useEffect, useRef, useTransition } from "react";
import { useRouter } from "next/navigation";

import { keepState } from "./keepState";

const lookMs = 1_000;
// A retry aborts what a busy server is still rendering.
const maxPendingLooks = 15;
const maxTries = 5;

/**
 * Navigates to each state that Prismic's simulator writes into the URL, and retries at most five times while the page
 * does not show it: a second after a navigation has ended, or once it has been under way for 15 seconds. `shown` is the
 * state of the current page.
 */
export function useLatestState(shown: string): void {
  const router = useRouter();
  const [isPending, startNavigation] = useTransition();
  const latest = useRef({ state: "", url: "", tries: 0 });
  useEffect(
    () =>
      keepState(window, (state, url) => {
        latest.current = { state, url, tries: 0 };
        startNavigation(() => router.replace(url, { scroll: false }));
      }),
    [router],
  );
  useEffect(() => {
    let looks = 0;
    const look = () => {
      const { state, url, tries } = latest.current;
      if (!state || state === shown || tries >= maxTries) return;
      looks += 1;
      if (isPending && looks < maxPendingLooks) return;
      looks = 0;
      latest.current.tries += 1;
      startNavigation(() => router.replace(url, { scroll: false }));
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [router, shown, isPending]);
}
