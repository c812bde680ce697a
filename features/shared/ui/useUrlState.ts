import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";

import { updateUrl } from "@/features/shared/ui/updateUrl";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

/**
 * Writes choices to the URL's query by name; an empty choice removes its parameter, other parameters are kept. `follow` is
 * called with the URL's values if they differ from the choices: on Back, the router renders the page as it was first
 * opened. What was chosen within `root` before hydration is chosen again.
 */
export function useUrlState(
  root: RefObject<Element | null>,
  read: () => Record<string, string>,
  follow: (choices: Record<string, string>) => void,
): void {
  useEarlyInput(root);
  const json = JSON.stringify(read());
  useLayoutEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const isOther = Object.entries(read()).some(([name, value]) => (query.get(name) ?? "") !== value);
    if (isOther) follow(Object.fromEntries(query));
    // Once on mount; afterwards the URL follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    updateUrl(() => {
      const url = new URL(window.location.href);
      for (const [name, value] of Object.entries(read())) {
        if (value === "") url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      return url.href === window.location.href ? undefined : { url };
    });
    // Compared by value and read again: they may have been set from the URL meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [json]);
}
