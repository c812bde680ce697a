import type { Chain } from "./chain";

/** Sorts the most used chains first; those without a place in that order follow as they are. */
export const byUse = (a: Chain, b: Chain) => (a.order ?? last) - (b.order ?? last);

const last = Number.MAX_SAFE_INTEGER;
