import "server-only";

import {
  availabilitySchema,
  chainHistorySchema,
  changesSchema,
  historySchema,
  latenciesSchema,
  latencySchema,
} from "@/features/shared/contracts/availabilityApi";
import {
  blocksSchema,
  nodesSchema,
  plansSchema,
  priceMethodsSchema,
  priceProtocolsSchema,
} from "@/features/shared/contracts/platformApi";
import { env, getReadTimeoutMs } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";

import { keepLastGood } from "./keepLastGood";
import type { Reading } from "./keepLastGood";

export type { Reading } from "./keepLastGood";
export type * from "@/features/shared/contracts/availabilityApi";
export type * from "@/features/shared/contracts/platformApi";

const limits = { timeoutMs: getReadTimeoutMs(3_000) };
const platform = (path: string) => `${env.PLATFORM_API_URL}/${path}`;
const availability = (path: string) => `${env.AVAILABILITY_API_URL}/${path}`;

/** The chains that answer now. */
export const loadNodes = keepLastGood("nodes", () => fetchJson(platform("access_nodes/nodes_v2"), nodesSchema, limits));

/** The plans with their prices. */
export const loadPlans = keepLastGood("plans", () => fetchJson(platform("prices/public/plans/"), plansSchema, limits));

/** The latest blocks of connected networks, uncached; throws `HttpError`. */
export const requestBlocks = () => fetchJson(platform("blocks"), blocksSchema, { timeoutMs: 3_000 });

/** The chains that have a price, with their multiplier. */
export const loadPriceProtocols = keepLastGood("price protocols", () =>
  fetchJson(platform("prices/CU/protocols/"), priceProtocolsSchema, limits),
);

/** Percent of availability by chain and region. */
export const loadAvailability = keepLastGood("availability", () =>
  fetchJson(availability("availability"), availabilitySchema, limits),
);

/** Percent a day of every chain and region over ninety days. */
export const loadHistory = keepLastGood("history", () => fetchJson(availability("history"), historySchema, limits));

/** The answer times of every chain on the last day, by region. */
export const loadLatencies = keepLastGood("latencies", () =>
  fetchJson(availability("latency"), latenciesSchema, limits),
);

/** Recent changes in the measured availability. */
export const loadChanges = keepLastGood("changes", () =>
  fetchJson(availability("changes?limit=60"), changesSchema, limits),
);

/** One reader per chain; only keys of the catalogue are requested, so the map stays small. */
function byChain<T>(name: string, load: (key: string) => Promise<T>): (key: string) => Promise<Reading<T>> {
  const readers = new Map<string, () => Promise<Reading<T>>>();
  return (key) => {
    const reader = readers.get(key) ?? keepLastGood(`${name} of ${key}`, () => load(key));
    readers.set(key, reader);
    return reader();
  };
}

/** Cost of each call of a chain. */
export const loadPriceMethods = byChain("price methods", (key) =>
  fetchJson(platform(`prices/CU/methods/${encodeURIComponent(key)}`), priceMethodsSchema, limits),
);

/** One chain's days with sample counts. */
export const loadChainHistory = byChain("history", (key) =>
  fetchJson(availability(`history/${encodeURIComponent(key)}`), chainHistorySchema, limits),
);

/** One chain's latency by region. */
export const loadLatency = byChain("latency", (key) =>
  fetchJson(availability(`latency/${encodeURIComponent(key)}`), latencySchema, limits),
);
