import { readStored, writeStored } from "#cms/shell/browserStorage.ts";

const storageKey = "studio-recent-slices";
const maxRecent = 6;

/** Recently added slices of this browser as `type variation` (`hero default`), newest first. */
export function listRecent(): string[] {
  return readStored(storageKey)
    .split("\n")
    .filter((name) => name !== "");
}

export function noteRecent(type: string, variation: string): void {
  const name = `${type} ${variation}`;
  const names = [name, ...listRecent().filter((one) => one !== name)].slice(0, maxRecent);
  writeStored(storageKey, names.join("\n"));
}
