/** A count with its English noun: `1 file`, `2 files`. */
export const countNoun = (count: string | number, noun: string): string =>
  `${count} ${noun}${String(count) === "1" ? "" : "s"}`;
