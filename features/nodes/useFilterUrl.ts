import { useEffect, useLayoutEffect } from "react";

import { updateUrl } from "@/features/shared/ui/updateUrl";

import { isTypedOnly, mergeFilters, readFilters } from "./filters";
import type { NodesStore } from "./NodesStore";

/** Synchronises URL and choices. Choices push a history entry; typing replaces it. */
export function useFilterUrl(store: NodesStore): void {
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const follow = () => {
      const { pathname: now, search } = window.location;
      if (now === pathname && mergeFilters(search, store.filters) !== search) store.choose(readFiltersFromUrl());
    };
    // After Back, the router renders the page with its first query, not the current one.
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [store]);
  useEffect(() => {
    const { pathname } = window.location;
    updateUrl(() => {
      const { pathname: now, search, hash } = window.location;
      const query = mergeFilters(search, store.filters);
      if (now !== pathname || query === search) return undefined;
      return { url: `${pathname}${query}${hash}`, isStep: !isTypedOnly(readFiltersFromUrl(), store.filters) };
    });
  }, [store, store.filters]);
}

const readFiltersFromUrl = () => readFilters(Object.fromEntries(new URLSearchParams(window.location.search)));
