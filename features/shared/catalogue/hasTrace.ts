import computeUnits from "@/content/data/compute-units.json";

import type { Chain } from "./chain";
import { hasMethod, listMethodFamilies } from "./listMethodFamilies";

const traceMethods = new Map(
  Object.entries(computeUnits.families).map(([family, methods]) => [
    family,
    methods.filter(({ category }) => category === "trace-debug").map(({ method }) => method),
  ]),
);

/** Whether calls that trace or debug transactions are among a chain's methods. */
export const hasTrace = (chain: Chain): boolean =>
  listMethodFamilies(chain).some((family) =>
    (traceMethods.get(family) ?? []).some((method) => hasMethod(chain, method)),
  );
