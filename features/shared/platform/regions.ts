import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import type { FlagName } from "@/features/shared/ui/Flag";

/** The three regions, with their host, their flag and their name in each language. */
export const regions = [
  { id: "nyc", flag: "N", name: translate({ en: "New York", cn: "纽约" }) },
  { id: "fra", flag: "F", name: translate({ en: "Frankfurt", cn: "法兰克福" }) },
  { id: "sgp", flag: "S", name: translate({ en: "Singapore", cn: "新加坡" }) },
] as const satisfies readonly { id: string; flag: FlagName; name: Record<Locale, string> }[];

export type RegionId = (typeof regions)[number]["id"];

/** The default region of URLs and examples, in the middle between the other two. */
export const usualRegion = "fra" satisfies RegionId;

const regionHosts = new RegExp(`//(${regions.map(({ id }) => id).join("|")})\\.`, "g");

/**
 * Whether a sample follows the region that a visitor chose: its URLs name the usual region and no other. One that
 * names several compares them.
 */
export function isRegionalSample(code: string): boolean {
  const named = new Set([...code.matchAll(regionHosts)].map(([, id]) => id));
  return named.size === 1 && named.has(usualRegion);
}

/** A region's name; the id itself for an unknown one. */
export const regionName = (id: string, locale: Locale) =>
  regions.find((region) => region.id === id)?.name[locale] ?? id;

/** Whether a value from outside names a region. */
export const isRegionId = (value: unknown): value is RegionId => regions.some(({ id }) => id === value);
