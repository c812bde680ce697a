/** Whether a promotion runs at a moment: from its start on, until its end; without them always. */
export const isActiveAt = (now: number, starts: string | null, ends: string | null): boolean =>
  (!starts || Date.parse(starts) <= now) && (!ends || now < Date.parse(ends));
