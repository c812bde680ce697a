import "server-only";

import { findChain } from "@/features/shared/catalogue/catalogue";

import type { NodeEntry } from "@/features/shared/contracts/platformApi";

/** Entries of the nodes call by the catalogue's keys; those of chains that are not in the catalogue are left out. */
export function entriesByKey(entries: readonly NodeEntry[]): Map<string, NodeEntry> {
  return new Map(
    entries.flatMap((entry) => {
      const key = findChain(entry.protocol._key)?.key;
      return key ? [[key, entry] as const] : [];
    }),
  );
}
