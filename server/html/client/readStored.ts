/** A visitor's stored choice; `undefined` before one, and where storage is closed. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn("storage is closed", error);
    return undefined;
  }
}
