/** The name after `#` in an address, decoded; as it stands where it is no valid encoding (`#100%`). */
export function readFragment(hash: string): string {
  const name = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    // Anybody may write such an address; it names nothing, and that is all.
    return name;
  }
}
