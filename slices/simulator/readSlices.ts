import { getSlices } from "@prismicio/next";

import { fillSection, getSectionLink } from "@/features/shared/contracts/sections";

import { expandedLength } from "./expandedLength";

export type Slices = ReturnType<typeof getSlices>;

// The URL is untrusted input and each slice in it is rendered: more slices than the longest page has are rejected.
const maxStateLength = 500_000;
const maxSlices = 80;
// Entries without content: slices that are unchanged.
const maxMarkers = 400;
const maxPerType = 20;

/** The slices of a simulator's state in the URL; `undefined` when it is unreadable or too large. */
export function readSlices(state: string | undefined): Slices | undefined {
  try {
    if (state && expandedLength(state, maxStateLength) >= maxStateLength) return undefined;
    const slices = getSlices(state);
    return Array.isArray(slices) && !isTooMuch(slices) ? slices : undefined;
  } catch (error) {
    console.warn("simulator: the state in the address cannot be read", error instanceof Error ? error.message : error);
    return undefined;
  }
}

function isTooMuch(slices: Slices): boolean {
  const own = slices.filter(({ slice_type: type }) => type !== unchangedType && type !== stateType);
  const drawn = own.flatMap((slice) => [slice, ...fillSection(slice, getSectionLink(slice)?.data)]);
  if (drawn.length > maxSlices || slices.length - own.length > maxMarkers) return true;
  const types = new Map<unknown, number>();
  for (const { slice_type: type } of drawn) types.set(type, (types.get(type) ?? 0) + 1);
  return Math.max(0, ...types.values()) > maxPerType;
}

/** Placeholder of an unchanged slice, with the slice's `id`. */
export const unchangedType = "preview_kept";

/** The last entry of a state that requests a message once it is rendered; its `id` is the state's. */
export const stateType = "preview_state";
