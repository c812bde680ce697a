import leven from "leven";

/** The known name that differs least from a misspelt one: by two letters, or a third of its own; else `undefined`. */
export function findSimilar(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, distance: leven(name, one) }))
    .filter(({ one, distance }) => distance <= Math.max(2, one.length / 3) && distance < one.length)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.one;
}
