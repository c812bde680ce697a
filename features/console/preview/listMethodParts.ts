import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";

import { findCall } from "./findCall";
import { findSocketCall } from "./findSocketCall";

/** Parts of a method's page beside its reference; removed methods have none. */
export function listMethodParts({ family, method }: Pick<MethodPage, "family" | "method">) {
  const chain = findMethodChain(family, method);
  const call = chain && findCall(chain, method);
  return {
    hasRequest: call !== undefined || (chain && findSocketCall(chain, method)) !== undefined,
    /** The console's name of it; `undefined` where it cannot call the method. */
    consoleName: call?.method.name,
  };
}
