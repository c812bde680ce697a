const storageKey = "studio-recent-slices";
const maxRecent = 6;

/** Slice types and variations that were added lately in this browser, `hero default`, the newest first. */
export function listRecent(): string[] {
  const stored = localStorage.getItem(storageKey) ?? "";
  return stored.split("\n").filter((name) => name !== "");
}

export function noteRecent(type: string, variation: string): void {
  const name = `${type} ${variation}`;
  const names = [name, ...listRecent().filter((one) => one !== name)].slice(0, maxRecent);
  localStorage.setItem(storageKey, names.join("\n"));
}
