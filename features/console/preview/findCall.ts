import type { MenuMethod } from "@/features/console/model";
import { listInterfaces, listMethods } from "@/features/console/server/menu";
import type { Chain, Network } from "@/features/shared/catalogue/chain";

export type Call = { network: Network; interfaceId: string; methods: MenuMethod[]; method: MenuMethod };

/** A method where the console offers it, or the first method it offers; `undefined` for a chain without that. */
export function findCall(chain: Chain, name?: string): Call | undefined {
  for (const network of chain.networks) {
    for (const interfaceId of listInterfaces(chain, network)) {
      const methods = listMethods(chain, interfaceId);
      const method = name === undefined ? methods[0] : methods.find((one) => one.name === name);
      if (method) return { network, interfaceId, methods, method };
    }
  }
  return undefined;
}
