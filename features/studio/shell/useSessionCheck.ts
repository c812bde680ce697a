import { useEffect } from "react";

import type { StudioStore } from "@/features/studio/StudioStore";

const intervalMs = 5_000;

/** Looks every few seconds whether the session still runs, while somebody sees the screen, and at once when they return. */
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
