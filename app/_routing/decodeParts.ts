/** The parts of a path, decoded; `undefined` when one is no valid encoding (`%25zz`, which arrives here as `%zz`). */
export function decodeParts(parts: readonly string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    // A path with an invalid escape matches nothing.
    return undefined;
  }
}
