import { useEffect, useRef } from "react";
import { useRouter } from "next/navigation";

import { keepState } from "./keepState";

const pause = 1_000;
const mostTries = 5;

/**
 * Goes to each state that Prismic's simulator writes into the address, and goes there again, five times at most, as
 * long as the page does not show it. `shown` is the state the page was made from.
 */
export function useLatestState(shown: string): void {
  const router = useRouter();
  const latest = useRef({ state: "", address: "", tries: 0 });
  useEffect(
    () =>
      keepState(window, (state, address) => {
        latest.current = { state, address, tries: 0 };
        router.replace(address, { scroll: false });
      }),
    [router],
  );
  useEffect(() => {
    const look = () => {
      const { state, address } = latest.current;
      if (!state || state === shown) return;
      latest.current.tries += 1;
      if (latest.current.tries <= mostTries) router.replace(address, { scroll: false });
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [router, shown]);
}
