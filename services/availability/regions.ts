export const regions = ["nyc", "fra", "sgp"] as const;
export type Region = (typeof regions)[number];
