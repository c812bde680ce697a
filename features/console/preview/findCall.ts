import type { MenuMethod } from "@/features/console/model";
import { sortNetworks } from "@/features/console/server/loadSources";
import type { Sources } from "@/features/console/server/loadSources";
import { listInterfaces, listMethods, listNetworks } from "@/features/console/server/menu";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { getConsoleName } from "@/features/shared/catalogue/consoleMethods";
import { demoChain } from "@/features/shared/contracts/demoChain";

type Call = { network: Network; interfaceId: string; methods: MenuMethod[]; method: MenuMethod };

/**
 * A method on the first network that answers it, or the first method without a name; `undefined` for a chain without
 * that.
 */
export function findCall(chain: Chain, name?: string, sources?: Sources): Call | undefined {
  const methodName = name === undefined ? undefined : getConsoleName(name);
  for (const network of sortNetworks(listNetworks(chain), sources)) {
    const isDemo = network.id === demoChain.network;
    for (const interfaceId of listInterfaces(chain, network)) {
      const methods = listMethods(chain, interfaceId).filter(({ demoUnits }) => demoUnits !== undefined || !isDemo);
      const method = methodName === undefined ? methods[0] : methods.find((one) => one.name === methodName);
      if (method) return { network, interfaceId, methods, method };
    }
  }
  return undefined;
}
