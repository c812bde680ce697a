import computeUnits from "@/content/data/compute-units.json";

import type { Chain } from "./chain";
import { hasMethod, listMethodFamilies } from "./listMethodFamilies";

const traceMethods = new Map(
  Object.entries(computeUnits.families).map(([family, methods]) => [
    family,
    methods.filter(({ category }) => category === "trace-debug").map(({ method }) => method),
  ]),
);

/** A chain's methods that trace or debug transactions. */
export const listTraceMethods = (chain: Chain): string[] =>
  listMethodFamilies(chain).flatMap((family) =>
    (traceMethods.get(family) ?? []).filter((method) => hasMethod(chain, method)),
  );
