export const chainStatuses = ["available", "inactive", "coming-soon"] as const;

export type ChainStatus = (typeof chainStatuses)[number];

/** Service levels of a chain. */
export const serviceLevels = ["shared", "dedicated", "archive"] as const;

export type ServiceLevel = (typeof serviceLevels)[number];

/** Keys that were renamed read as their new ones wherever they come in: `matic` → `pol`. */
export const currentKey = (key: string) => (key === "matic" ? "pol" : key);

/** Shown if a chain's availability was not measured. */
export const defaultAvailability = "99.99";
