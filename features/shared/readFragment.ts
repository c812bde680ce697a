/** The fragment of a URL, decoded; unchanged if it is no valid encoding (`#100%`). */
export function readFragment(hash: string): string {
  const name = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    // User input: an invalid encoding matches nothing.
    return name;
  }
}
