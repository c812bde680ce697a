export const chainStatuses = ["available", "inactive", "coming-soon"] as const;

export type ChainStatus = (typeof chainStatuses)[number];

/** Service levels of a chain. */
export const serviceLevels = ["shared", "dedicated", "archive"] as const;

export type ServiceLevel = (typeof serviceLevels)[number];

/** Keys that were renamed read as their new ones wherever they come in: `matic` → `pol`. */
export const currentKey = (key: string) => (key === "matic" ? "pol" : key);

// Members of the APIs whose value is a chain's key.
const keyMembers = ["_key", "protocol", "chain"];

/** An answer of a back end with the current keys of chains, as names of members and as their values. */
export function withCurrentKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCurrentKeys);
  if (typeof value !== "object" || value === null) return value;
  // Where a chain has both names, its current one holds.
  const entries = Object.entries(value).filter(
    ([name]) => currentKey(name) === name || !Object.hasOwn(value, currentKey(name)),
  );
  const members = entries.map(([name, member]) => [
    currentKey(name),
    typeof member === "string" && keyMembers.includes(name) ? currentKey(member) : withCurrentKeys(member),
  ]);
  return Object.fromEntries(members);
}

/** Shown if a chain's availability was not measured. */
export const defaultAvailability = "99.99";
