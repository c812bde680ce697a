import { catalogue } from "@/features/shared/catalogue/catalogue";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { faucetIds } from "@/features/shared/faucetIds";

import type { ParameterValues } from "./SiteIndex";

/** Values of template parameters by name; each comes from the data that owns it. */
export const templateValues: ParameterValues = {
  node: catalogue.map(({ key }) => key),
  id: faucetIds,
  method: methodPages.map(({ value }) => value),
};
