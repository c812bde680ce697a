/** One line of the strip: a chain with the seconds between its blocks that its protocol aims at. */
export type PulseRow = { key: string; name: string; seconds: number };
