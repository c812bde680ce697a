import type { Chain } from "@/features/shared/catalogue/chain";
import { findDowntime } from "@/features/shared/ui/DayBars/downtime";
import type { History, Plans, PriceMethods, PriceProtocol } from "@/features/shared/platform/server";

/** The version of the documents' shape; a change that breaks readers raises the first number and the schemas' folder. */
const version = "1.0";

const head = (origin: string, name: DocumentName) => ({ $schema: `${origin}/data/schemas/v1/${name}`, version });

export const documentNames = ["protocols.json", "compute-units.json", "plans.json", "availability.json"] as const;
export type DocumentName = (typeof documentNames)[number];

/** Every chain with its networks; `available` are the keys that the nodes call returned, `undefined` when it failed. */
export function writeProtocols(origin: string, chains: readonly Chain[], available: ReadonlySet<string> | undefined) {
  return {
    ...head(origin, "protocols.json"),
    protocols: chains.map((chain) => ({
      key: chain.key,
      name: chain.name,
      ticker: chain.ticker,
      formerNames: chain.oldNames,
      families: chain.families,
      interfaces: chain.interfaces,
      addOns: chain.addOns,
      state: getState(chain, available),
      isPartner: chain.isPartner,
      hasDedicated: chain.isDedicated,
      hasArchive: chain.hasArchive,
      networks: chain.networks.map(({ id, name, isTest, chainId, explorer }) => ({
        id,
        name,
        isTest,
        chainId: chainId ?? null,
        explorer: explorer ?? null,
      })),
      url: `${origin}/nodes/${chain.key}/`,
    })),
  };
}

function getState(chain: Chain, available: ReadonlySet<string> | undefined) {
  if (chain.status === "coming-soon" || !available) return chain.status;
  return available.has(chain.key) ? ("available" as const) : ("inactive" as const);
}

/** Cost of a call: multipliers of chains and, by family, of methods. */
export function writeComputeUnits(origin: string, chains: PriceProtocol[], lists: PriceMethods[]) {
  const [first] = lists;
  const families = new Map<string, PriceMethods["methods"]>();
  for (const method of lists.flatMap(({ methods }) => methods)) {
    const known = families.get(method.family) ?? [];
    if (!known.some((one) => one.method === method.method)) families.set(method.family, [...known, method]);
  }
  return {
    ...head(origin, "compute-units.json"),
    formula: "multiplier of the chain × multiplier of the method × archiveMultiplier on archive data",
    archiveMultiplier: first?.archiveMultiplier ?? null,
    protocols: chains.map(({ protocol, multiplier, families: names }) => ({
      key: protocol._key,
      name: protocol.name,
      multiplier,
      families: names,
    })),
    families: Object.fromEntries(
      [...families].map(([family, methods]) => [
        family,
        methods.map(({ method, category, multiplier }) => ({ method, category, multiplier })),
      ]),
    ),
  };
}

/** The plans; a price of `null` is agreed on one by one. */
export function writePlans(origin: string, { currency, plans }: Plans) {
  return {
    ...head(origin, "plans.json"),
    currency,
    period: "month",
    plans: plans.map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: plan.pricePerMonth ?? null,
      isFrom: plan.isFrom ?? false,
      requestsPerDay: plan.requestsPerDay ?? null,
      requestsPerSecond: plan.requestsPerSecond ?? null,
      batchCalls: plan.batchCalls ?? null,
      logBlocks: plan.logBlocks ?? null,
      socketsPerKey: plan.socketsPerKey ?? null,
      subscriptionsPerSocket: plan.subscriptionsPerSocket ?? null,
      hasArchive: plan.hasArchive ?? null,
      hasTrace: plan.hasTrace ?? null,
      requests: plan.requests ?? null,
      rollOver: plan.rollOver ?? null,
      computeUnits: plan.computeUnits ?? null,
      freeMonths: plan.freeMonths ?? null,
      labels: plan.labels ?? [],
    })),
  };
}

type Percentages = Record<string, Record<string, number>>;

/** Percent of probes answered: by chain and region, their mean floored to two decimals, and each day. */
export function writeAvailability(origin: string, current: Percentages, history: History) {
  return {
    ...head(origin, "availability.json"),
    sample: history.sample,
    unit: "percent",
    from: history.from,
    to: history.to,
    regions: history.regions,
    protocols: Object.entries(current).map(([key, byRegion]) => {
      const mean = findDowntime(history.protocols[key] ?? {})?.percent;
      return {
        key,
        mean: mean === undefined ? null : Number(mean),
        regions: byRegion,
        days: history.protocols[key] ?? {},
      };
    }),
  };
}
