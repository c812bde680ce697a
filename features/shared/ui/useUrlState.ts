import { useEffect, useLayoutEffect } from "react";

import { updateUrl } from "@/features/shared/ui/updateUrl";

/**
 * Keeps the choices that are read in the URL's query, each under its name; an empty one leaves it. Other names are left alone.
 * `follow` hears what the URL says where a page comes up with other choices: going back, the router draws it as it
 * was first opened.
 */
export function useUrlState(
  read: () => Record<string, string>,
  follow: (choices: Record<string, string>) => void,
): void {
  const wanted = JSON.stringify(read());
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
    // Compared by value and read again: they may have followed the URL meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
}
