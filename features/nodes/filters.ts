import { chainStatuses } from "@/features/shared/contracts/chains";
import type { ChainStatus } from "@/features/shared/contracts/chains";
import { searchRank } from "@/features/shared/catalogue/searchRank";

import type { NodeRow } from "./NodeRow";

export const sorts = ["use", "name", "downtime", "latency"] as const;

/** The visitor's filters, all stored in the URL. */
export type Filters = {
  tab: ChainStatus;
  q: string;
  interface: string;
  network: "" | "mainnet" | "testnet";
  family: string;
  sort: (typeof sorts)[number];
  /** Shows all rows; otherwise a long list shows its first hundred. */
  all: "" | "1";
};

export const noFilters: Filters = {
  tab: "available",
  q: "",
  interface: "",
  network: "",
  family: "",
  sort: "use",
  all: "",
};

const pickKnown = <T extends string>(values: readonly T[], value: string | undefined, fallback: T): T =>
  values.find((one) => one === value) ?? fallback;

/** Reads the choices from a URL's query; unknown values are ignored. */
export function readFilters(query: Record<string, string>): Filters {
  return {
    tab: pickKnown(chainStatuses, query.tab, "available"),
    q: (query.q ?? "").slice(0, 80),
    interface: query.interface ?? "",
    network: pickKnown(["", "mainnet", "testnet"], query.network, ""),
    family: query.family ?? "",
    sort: pickKnown(sorts, query.sort, "use"),
    all: pickKnown(["", "1"], query.all, ""),
  };
}

/** The query of a URL for the choices; empty when nothing was chosen. */
export function writeFilters(filters: Filters): string {
  const chosen = Object.entries(filters).filter(
    ([name, value]) => value !== Object.entries(noFilters).find(([n]) => n === name)?.[1],
  );
  const query = new URLSearchParams(chosen).toString();
  return query ? `?${query}` : "";
}

/** A URL's query with the new choices; parameters of other parts of the page are kept. */
export function mergeFilters(query: string, filters: Filters): string {
  const merged = new URLSearchParams(query);
  for (const name of Object.keys(noFilters)) merged.delete(name);
  for (const [name, value] of new URLSearchParams(writeFilters(filters))) merged.append(name, value);
  return merged.size > 0 ? `?${merged.toString()}` : "";
}

/** Whether two choices differ only in their search text. */
export const isTypedOnly = (before: Filters, after: Filters): boolean =>
  writeFilters({ ...before, q: "" }) === writeFilters({ ...after, q: "" });

const fits = (row: NodeRow, { interface: name, network, family }: Filters) =>
  (!name || row.interfaces.includes(name)) &&
  (!family || row.families.includes(family)) &&
  (network !== "testnet" || row.hasTestnet);

/** Drops an interface or family that no chain has, so an old link shows more rather than nothing. */
const dropUnknown = (rows: readonly NodeRow[], { interface: name, family, ...rest }: Filters): Filters => ({
  ...rest,
  interface: rows.some(({ interfaces }) => interfaces.includes(name)) ? name : "",
  family: rows.some(({ families }) => families.includes(family)) ? family : "",
});

/** Rows of every tab that fit the search and the filters, best first. */
export function filterRows(rows: readonly NodeRow[], filters: Filters): NodeRow[] {
  const known = dropUnknown(rows, filters);
  const ranked = rows.flatMap((row) => {
    const rank = fits(row, known) ? searchRank(row, filters.q) : 0;
    return rank > 0 ? [{ row, rank }] : [];
  });
  ranked.sort((a, b) => (filters.q ? b.rank - a.rank : 0) || orders[filters.sort](a.row, b.row));
  return ranked.map(({ row }) => row);
}

const last = Number.POSITIVE_INFINITY;

// Equal rows keep the order of the catalogue (stable sort).
/** Comparator of rows. */
export const orders: Record<Filters["sort"], (a: NodeRow, b: NodeRow) => number> = {
  use: (a, b) => a.order - b.order,
  name: (a, b) => a.name.localeCompare(b.name, "en"),
  downtime: (a, b) => compare(a.lost, b.lost),
  latency: (a, b) => compare(a.latency, b.latency),
};

/** Ascending; rows without a measurement come last. */
const compare = (a: number | null, b: number | null) => (a === b ? 0 : (a ?? last) - (b ?? last));
