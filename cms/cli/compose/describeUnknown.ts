import leven from "leven";

/** Describes an unknown name: suggests the closest known one, or lists all. */
export function describeUnknown(what: string, name: string, known: string[]): string {
  const [nearest] = known
    .map((one) => ({ one, distance: leven(name, one) }))
    .filter(({ one, distance }) => distance <= Math.max(2, one.length / 3) && distance < one.length)
    .sort((a, b) => a.distance - b.distance);
  return nearest
    ? `there is no ${what} ${name}; did you mean ${nearest.one}?`
    : `there is no ${what} ${name}, only ${known.join(", ")}`;
}
