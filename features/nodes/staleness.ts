/** How long the last good list is served while its calls fail, before the built-in catalogue replaces it. */
const maxStaleMs = 60 * 60_000;

/** Whether data loaded at an ISO time is too old to show; false when it was never loaded. */
export const isTooOld = (readAt: string | undefined, now = Date.now()): boolean =>
  readAt !== undefined && now - Date.parse(readAt) > maxStaleMs;

/** The earliest of some times as ISO text; `undefined` when there is none. */
export const earliest = (times: readonly (string | undefined)[]): string | undefined =>
  times.filter((time) => time !== undefined).toSorted()[0];
