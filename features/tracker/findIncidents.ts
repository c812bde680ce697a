import type { Changes } from "@/features/shared/platform/server";

type Change = Changes["changes"][number];

/** A fall of a chain in a region, and the day it was back; `undefined` while it is not. */
export type Incident = Change & { recovered: string | undefined };

/** Incidents with their recovery, latest day first and the worst of a day first, chains of equal downtime by key; `changes` are latest first. */
export const findIncidents = (changes: readonly Change[]): Incident[] =>
  changes
    .flatMap((change, index) => {
      if (change.kind === "recovered") return [];
      const later = changes
        .slice(0, index)
        .findLast(({ protocol, region }) => protocol === change.protocol && region === change.region);
      return [{ ...change, recovered: later?.kind === "recovered" ? later.day : undefined }];
    })
    .toSorted(
      (one, other) =>
        other.day.localeCompare(one.day) || one.percent - other.percent || one.protocol.localeCompare(other.protocol),
    );
