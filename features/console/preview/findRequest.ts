import { composeRequest } from "@/features/console/call/compose";
import { defaultValues, fillMissing } from "@/features/console/call/values";
import type { Chain } from "@/features/shared/catalogue/chain";

import { findCall } from "./findCall";
import { findSocketCall } from "./findSocketCall";

/** The request of a method, from the console's list or over WebSocket; `undefined` for removed methods. */
export function findRequest(chain: Chain, name: string) {
  const call = findCall(chain, name);
  if (call) {
    const { network, interfaceId, method } = call;
    const kind = method.kind === "subscription" ? ("subscription" as const) : ("call" as const);
    return {
      network,
      interfaceId,
      method,
      kind,
      ...composeRequest(method, fillMissing(method, defaultValues(method))),
    };
  }
  const socket = findSocketCall(chain, name);
  return socket && { ...socket, path: "", kind: "subscription" as const, method: undefined };
}
