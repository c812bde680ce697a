import { useEffect, useRef } from "react";
import { useRouter } from "next/navigation";

const pause = 1_000;
const mostTries = 5;

/**
 * Asks again for slices that the address names and the page does not show: while an editor types quickly, the framework
 * may drop the last of the refreshes that Prismic's simulator asks it for. `shown` is the state the page was made from.
 */
export function useLatestState(shown: string): void {
  const router = useRouter();
  const asked = useRef({ state: "", tries: 0 });
  useEffect(() => {
    const look = () => {
      const state = new URLSearchParams(window.location.search).get("state") ?? "";
      if (state === shown) return;
      if (asked.current.state !== state) asked.current = { state, tries: 0 };
      asked.current.tries += 1;
      if (asked.current.tries <= mostTries) router.refresh();
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [router, shown]);
}
