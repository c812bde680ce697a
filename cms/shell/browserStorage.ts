// Holds the values while the browser blocks its storage.
const unstored = new Map<string, string>();

/** A text that `writeStored` stored in this browser, or in this page where the browser has no storage; else empty. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    // Said once, by `writeStored`.
    return unstored.get(key) ?? "";
  }
}

/** Stores a text under a key in this browser. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn("studio: this browser stores nothing", error);
    unstored.set(key, text);
  }
}
