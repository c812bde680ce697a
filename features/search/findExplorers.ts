import { findPastedHash, readPastedAddress } from "@/features/shared/contracts/pastedText";

import type { Entry, Hit } from "./entry";

const explorersPath = "/block-explorers/";

/** For a pasted transaction or address: the page whose explorers open it. */
export function findExplorers(entries: Entry[], search: string): Hit[] {
  const pasted = findPastedHash(search) ?? readAddress(search);
  if (!pasted) return [];
  return entries
    .filter(({ path }) => path.endsWith(explorersPath))
    .map((entry) => ({ ...entry, path: `${entry.path}?q=${pasted}`, terms: [], isExact: true }));
}

function readAddress(search: string): string | undefined {
  const read = readPastedAddress(search);
  return "address" in read ? read.address : undefined;
}
