import type { AvailabilityPercents } from "../../features/shared/contracts/availabilityApi.ts";
import { defaultAvailability } from "../../features/shared/contracts/chains.ts";
import type { NodeEntry, PriceMethods, PriceProtocol } from "../../features/shared/contracts/platformApi.ts";
import { hasMethod } from "../kit/catalog/methodFamilies.ts";
import type { ChainRow, Prices } from "./loadPrices.ts";

/** The factor of calls that read old state. */
const archiveMultiplier = 2;

/** The available nodes. Polygon has its old key, as in the API that this one replaces. */
export const nodes = ({ chains }: Prices, availability: AvailabilityPercents): NodeEntry[] =>
  chains
    .filter(({ status }) => status === "available")
    .map((chain) => ({
      protocol: { name: chain.name, _key: chain.key === "pol" ? "matic" : chain.key },
      networks: chain.networks,
      service_levels: chain.service_levels,
      ...(chain.is_partner === null ? {} : { isPartner: chain.is_partner }),
      ...(chain.youtube === null ? {} : { youtube: chain.youtube }),
      availabilityPercent: getPercent(availability[chain.key]),
    }));

/** The average of a chain's regions, rounded down to two decimals. */
function getPercent(regions: Record<string, number> | undefined): string {
  const values = Object.values(regions ?? {});
  if (values.length === 0) return defaultAvailability;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  // One more digit first: 99.99 is 99.98999… in binary.
  return (Math.floor(Number((average * 100).toFixed(6))) / 100).toFixed(2);
}

/** Sample data for a generated feature until it has a back end: chains, with their multiplier as limit. */
export const exampleEntries = ({ chains }: Prices) =>
  chains.slice(0, 12).map(({ key, name, multiplier }) => ({ id: key, name, limit: multiplier }));

/** The multiplier and the families of methods of every chain. */
export const protocols = ({ chains }: Prices): PriceProtocol[] =>
  chains.map((chain) => ({ protocol: named(chain), multiplier: chain.multiplier, families: chain.families }));

/** The cost of every method of a chain; `undefined` for an unknown chain. */
export function methods({ chains, methodsByFamily }: Prices, key: string): PriceMethods | undefined {
  const chain = chains.find((one) => one.key === key);
  if (!chain) return undefined;
  const rows = chain.families
    .flatMap((family) => methodsByFamily.get(family) ?? [])
    .filter(({ method }) => hasMethod(key, method));
  return {
    protocol: named(chain),
    multiplier: chain.multiplier,
    archiveMultiplier,
    methods: rows.map(({ method, family, category, multiplier }) => ({
      method,
      family,
      category,
      multiplier,
      computeUnits: chain.multiplier * multiplier,
      archiveComputeUnits: chain.multiplier * multiplier * archiveMultiplier,
    })),
  };
}

const named = ({ key, name }: ChainRow) => ({ _key: key, name });
