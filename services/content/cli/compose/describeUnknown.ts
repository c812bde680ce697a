import leven from "leven";

/** A sentence on a name that there is not: the nearest one there is, or all of them. */
export function describeUnknown(what: string, name: string, known: string[]): string {
  const [nearest] = known
    .map((one) => ({ one, distance: leven(name, one) }))
    .filter(({ one, distance }) => distance <= Math.max(2, one.length / 3) && distance < one.length)
    .sort((a, b) => a.distance - b.distance);
  return nearest
    ? `there is no ${what} ${name}; did you mean ${nearest.one}?`
    : `there is no ${what} ${name}, only ${known.join(", ")}`;
}
