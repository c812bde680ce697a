import "server-only";

import { mixed } from "yup";
import type { AnySchema, InferType } from "yup";

import {
  availabilitySchema,
  chainHistorySchema,
  changesSchema,
  historySchema,
  latenciesSchema,
  latencySchema,
  methodChecksSchema,
} from "@/features/shared/contracts/availabilityApi";
import {
  blocksSchema,
  nodesSchema,
  plansSchema,
  priceMethodsSchema,
  priceProtocolsSchema,
} from "@/features/shared/contracts/platformApi";
import { withCurrentKeys } from "@/features/shared/contracts/chains";
import { env, getReadTimeoutMs } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";
import { readTolerantly } from "@/features/shared/readTolerantly";

import { keepLastGood } from "./keepLastGood";
import type { Reading } from "./keepLastGood";

export type { Reading } from "./keepLastGood";
export type * from "@/features/shared/contracts/availabilityApi";
export type * from "@/features/shared/contracts/platformApi";

const limits = { timeoutMs: getReadTimeoutMs(3_000) };
const platform = (path: string) => `${env.PLATFORM_API_URL}/${path}`;
const availability = (path: string) => `${env.AVAILABILITY_API_URL}/${path}`;

/** A back end's answer: chains by their current keys, without the fields and entries of another shape. */
const request = async <S extends AnySchema>(
  name: string,
  url: string,
  schema: S,
  options: { timeoutMs: number } = limits,
): Promise<InferType<S>> => readTolerantly(name, schema, withCurrentKeys(await fetchJson(url, mixed(), options)));

const reader = <S extends AnySchema>(name: string, url: string, schema: S) =>
  keepLastGood(name, () => request(name, url, schema));

/** The chains that answer now. */
export const loadNodes = reader("nodes", platform("access_nodes/nodes_v2"), nodesSchema);

/** The plans with their prices. */
export const loadPlans = reader("plans", platform("prices/public/plans/"), plansSchema);

/** The latest blocks of connected networks, uncached; throws `HttpError`. */
export const requestBlocks = () => request("blocks", platform("blocks"), blocksSchema, { timeoutMs: 3_000 });

/** The chains that have a price, with their multiplier. */
export const loadPriceProtocols = reader("price protocols", platform("prices/CU/protocols/"), priceProtocolsSchema);

/** Percent of availability by chain and region. */
export const loadAvailability = reader("availability", availability("availability"), availabilitySchema);

/** Percent a day of every chain and region over ninety days. */
export const loadHistory = reader("history", availability("history"), historySchema);

/** The answer times of every chain on the last day, by region. */
export const loadLatencies = reader("latencies", availability("latency"), latenciesSchema);

/** Recent changes in the measured availability. */
export const loadChanges = reader("changes", availability("changes?limit=200"), changesSchema);

/** What probes found out about methods, archive and logs on the main network of each connected chain. */
export const loadMethodChecks = reader("method checks", availability("methods"), methodChecksSchema);

/** One reader per chain; only keys of the catalogue are requested, so the map stays small. */
function byChain<S extends AnySchema>(name: string, getUrl: (key: string) => string, schema: S) {
  const readers = new Map<string, () => Promise<Reading<InferType<S>>>>();
  return (key: string): Promise<Reading<InferType<S>>> => {
    const one = readers.get(key) ?? reader(`${name} of ${key}`, getUrl(encodeURIComponent(key)), schema);
    readers.set(key, one);
    return one();
  };
}

/** Cost of each call of a chain. */
export const loadPriceMethods = byChain(
  "price methods",
  (key) => platform(`prices/CU/methods/${key}`),
  priceMethodsSchema,
);

/** One chain's days with sample counts. */
export const loadChainHistory = byChain("history", (key) => availability(`history/${key}`), chainHistorySchema);

/** One chain's latency by region. */
export const loadLatency = byChain("latency", (key) => availability(`latency/${key}`), latencySchema);
