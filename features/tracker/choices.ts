import { regions } from "@/features/shared/platform/regions";

import { ranges } from "./days";
import type { Range } from "./days";

export const sorts = ["worst", "name"] as const;

/** The visitor's filters, all stored in the URL. */
export type Choices = {
  q: string;
  range: Range;
  /** Index in `regions`; `undefined` for the mean of all. */
  region: number | undefined;
  sort: (typeof sorts)[number];
};

export const noChoices: Choices = { q: "", range: 90, region: undefined, sort: "worst" };

/** Reads the choices from a URL's query; unknown values are ignored. */
export function readChoices(query: Record<string, string>): Choices {
  const region = regions.findIndex(({ id }) => id === query.region);
  return {
    q: (query.q ?? "").slice(0, 80),
    range: ranges.find((days) => String(days) === query.days) ?? noChoices.range,
    region: region < 0 ? undefined : region,
    sort: sorts.find((sort) => sort === query.sort) ?? noChoices.sort,
  };
}

/** The query's parts; empty where nothing was chosen. */
export const writeChoices = ({ q, range, region, sort }: Choices) => ({
  q: q.trim(),
  days: range === noChoices.range ? "" : String(range),
  region: (region === undefined ? undefined : regions[region]?.id) ?? "",
  sort: sort === noChoices.sort ? "" : sort,
});
