import type { MenuMethod } from "@/features/console/model";
import { listInterfaces, listMethods } from "@/features/console/server/menu";
import type { Chain, Network } from "@/features/shared/catalogue/chain";

type FirstCall = { network: Network; interfaceId: string; methods: MenuMethod[]; method: MenuMethod };

/** What the console offers before anybody chooses; `undefined` for a chain without methods. */
export function findFirstCall(chain: Chain): FirstCall | undefined {
  const [network] = chain.networks;
  const interfaceId = network && listInterfaces(chain, network)[0];
  const methods = interfaceId ? listMethods(chain, interfaceId) : [];
  const [method] = methods;
  return network && interfaceId && method ? { network, interfaceId, methods, method } : undefined;
}
