import { findSimilar } from "#contracts/findSimilar.ts";

/** Describes an unknown name: suggests the closest known one, or lists all. */
export function describeUnknown(what: string, name: string, known: string[]): string {
  const similar = findSimilar(name, known);
  return similar
    ? `there is no ${what} ${name}; did you mean ${similar}?`
    : `there is no ${what} ${name}, only ${known.join(", ")}`;
}
