import type { Choice } from "./Chosen";

/** What a node needs, and the storage that it fills without and with history. */
export type Hardware = { needs: readonly Choice[]; full: Choice; archive: Choice };

/**
 * The hardware of a server that keeps such data; a chain without archive nodes also has what is known about its history.
 */
export function listHardware(
  { needs, full, archive }: Hardware,
  { data, hasArchive, storage }: { data: "full" | "archive"; hasArchive: boolean; storage: string },
): Choice[] {
  const { value } = data === "full" ? full : archive;
  return [...needs, { name: storage, value }, ...(hasArchive ? [] : [archive])].filter((row) => row.value !== "");
}
