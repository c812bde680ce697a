import { useEffect } from "react";

import type { StudioStore } from "./StudioStore.ts";

const intervalMs = 5_000;

/** Checks the session every few seconds while the page is visible, and at once when it becomes visible. */
export function useSessionCheck(store: StudioStore): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const check = () => {
      if (document.visibilityState === "visible") void store.checkSession(signal);
    };
    const timer = setInterval(check, intervalMs);
    document.addEventListener("visibilitychange", check, { signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [store]);
}
