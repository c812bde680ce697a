import { useCallback } from "react";

import { loadRequests } from "#cms/review/api.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";

/** Whether the draft waited for a publisher when it was opened; `undefined` until that is known, or while not `isNeeded`. */
export function useIsWaiting(id: string, isNeeded: boolean): boolean | undefined {
  const load = useCallback(
    async (signal: AbortSignal) =>
      isNeeded ? (await loadRequests(signal)).results.some((request) => request.id === id) : undefined,
    [id, isNeeded],
  );
  return useLoaded(load).value;
}
