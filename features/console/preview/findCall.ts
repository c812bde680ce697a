import type { MenuMethod } from "@/features/console/model";
import { sortNetworks } from "@/features/console/server/loadSources";
import type { Sources } from "@/features/console/server/loadSources";
import { listInterfaces, listMethods, listNetworks } from "@/features/console/server/menu";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { demoChain } from "@/features/shared/contracts/demoChain";

// The console lists subscriptions by what they send.
const consoleNames: Readonly<Record<string, string>> = { eth_subscribe: "newHeads" };

type Call = { network: Network; interfaceId: string; methods: MenuMethod[]; method: MenuMethod };

/**
 * A method on the first network that answers it, or the first method without a name; `undefined` for a chain without
 * that.
 */
export function findCall(chain: Chain, name?: string, sources?: Sources): Call | undefined {
  const wanted = name === undefined ? undefined : (ownValue(consoleNames, name) ?? name);
  for (const network of sortNetworks(listNetworks(chain), sources)) {
    const isDemo = network.id === demoChain.network;
    for (const interfaceId of listInterfaces(chain, network)) {
      const methods = listMethods(chain, interfaceId).filter(({ demoUnits }) => demoUnits !== undefined || !isDemo);
      const method = wanted === undefined ? methods[0] : methods.find((one) => one.name === wanted);
      if (method) return { network, interfaceId, methods, method };
    }
  }
  return undefined;
}
