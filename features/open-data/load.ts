import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { env } from "@/features/shared/env";
import { findDowntime } from "@/features/shared/ui/DayBars/downtime";
import {
  loadAvailability,
  loadHistory,
  loadNodes,
  loadPlans,
  loadPriceMethods,
  loadPriceProtocols,
} from "@/features/shared/platform/server";
import type { PriceProtocol } from "@/features/shared/platform/server";

import { writeAvailability, writeComputeUnits, writePlans, writeProtocols } from "./documents";
import type { DocumentName } from "./documents";

const origin = env.SITE_URL;

const loaders: Record<DocumentName, () => Promise<object | undefined>> = {
  "protocols.json": async () => {
    const { value } = await loadNodes();
    return writeProtocols(origin, catalogue, value && new Set(value.map(({ protocol }) => protocol._key)));
  },
  "compute-units.json": async () => {
    const { value } = await loadPriceProtocols();
    if (!value) return undefined;
    const lists = await Promise.all(onePerFamily(value).map(async (key) => (await loadPriceMethods(key)).value));
    const read = lists.filter((list) => list !== undefined);
    return read.length === lists.length ? writeComputeUnits(origin, value, read) : undefined;
  },
  "plans.json": async () => {
    const { value } = await loadPlans();
    return value && writePlans(origin, value);
  },
  "availability.json": async () => {
    const [current, history] = await Promise.all([loadAvailability(), loadHistory()]);
    return current.value && history.value && writeAvailability(origin, current.value, history.value);
  },
};

/** One document of the open data; `undefined` while its source does not answer. */
export const loadDocument = (name: DocumentName) => loaders[name]();

/** Chains that together have every family of methods: what a method weighs is the same on all chains of its family. */
function onePerFamily(protocols: PriceProtocol[]): string[] {
  const seen = new Set<string>();
  return protocols.flatMap(({ protocol, families }) => {
    const added = families.filter((family) => !seen.has(family));
    for (const family of added) seen.add(family);
    return added.length > 0 ? [protocol._key] : [];
  });
}

/** A chain's name and mean availability, without a mean if nothing was measured; `undefined` for an unknown chain. */
export async function loadBadge(key: string) {
  const chain = findChain(key);
  if (!chain) return undefined;
  const { value } = await loadHistory();
  const mean = findDowntime(value?.protocols[chain.key] ?? {})?.percent;
  return { name: chain.name, mean, isSample: value?.sample ?? false };
}
