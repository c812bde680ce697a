import computeUnits from "@/content/data/compute-units.json";

import { isMethod } from "./names";

/** The number of methods with a price by family, in the order of the price list. */
export const methodCounts: ReadonlyMap<string, number> = new Map(
  Object.entries(computeUnits.families).map(([family, methods]) => [
    family,
    methods.filter(({ method }) => isMethod(method)).length,
  ]),
);

/** The number of methods with a price, of all families. */
export const countAllMethods = (): number => [...methodCounts.values()].reduce((sum, count) => sum + count, 0);
