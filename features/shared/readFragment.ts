/** The name after `#` in a URL, decoded; as it stands where it is no valid encoding (`#100%`). */
export function readFragment(hash: string): string {
  const name = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    // Anybody may write such a URL; it names nothing, and that is all.
    return name;
  }
}
