/** The day of a time (milliseconds since 1970) in the reader's own zone, `2026-11-01`. */
export const toDay = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
