import { hasMethod, methodFamilies } from "../catalog/methodFamilies.ts";
import { currentKey } from "../../../features/shared/contracts/chains.ts";
import { demoChain } from "../../../features/shared/contracts/demoChain.ts";
import { isDemoMethod, listDemoInterfaces } from "../../../features/shared/contracts/demoNetwork.ts";
import { readChains } from "../catalog/readChains.ts";
import type { Chain, ChainNetwork } from "../catalog/readChains.ts";
import { readGroups, readPrices } from "./readMethods.ts";
import type { Group, Method, Price } from "./readMethods.ts";

export type RpcInterface = {
  chain: Chain;
  network: string;
  facts: ChainNetwork;
  interface: string;
};

export type MethodEntry = {
  name: string;
  group: Group;
  method: Method;
  computeUnits: number;
  /** Category of the price list: `read`, `write` … */
  category: string;
};

/** The callable methods of the chains, networks and interfaces in the data files. */
export class MethodCatalog {
  private readonly chains: Map<string, Chain>;
  private readonly groups: Group[];
  private readonly prices: Map<string, Price>;

  constructor(dataFolder: string) {
    this.chains = new Map(readChains(dataFolder).map((chain) => [chain.key, addDemo(chain)]));
    this.groups = readGroups(dataFolder);
    this.prices = readPrices(dataFolder);
  }

  findChain(key: string): Chain | undefined {
    return this.chains.get(currentKey(key));
  }

  /** One interface of one network; `undefined` when it is unknown or has no methods. */
  findInterface(key: string, network: string, name: string): RpcInterface | undefined {
    const chain = this.findChain(key);
    const facts = chain && Object.hasOwn(chain.networks, network) ? chain.networks[network] : undefined;
    if (!chain || !facts || !this.listInterfaces(chain, facts).includes(name)) return undefined;
    return { chain, network, facts, interface: name };
  }

  /** Interfaces of a network with methods, add-ons last. */
  listInterfaces(chain: Chain, facts: ChainNetwork): string[] {
    const groups = this.listGroups(chain);
    const addOns = chain.networks[demoChain.network] === facts ? [] : chain.addOns;
    return [...facts.interfaces, ...addOns].filter((name) =>
      groups.some(({ interfaces }) => interfaces.includes(name)),
    );
  }

  /** The entry of a method on an interface; `undefined` for unlisted methods. */
  findMethod({ chain, network, interface: name }: RpcInterface, method: string): MethodEntry | undefined {
    if (!hasMethod(chain.key, method)) return undefined;
    for (const group of this.listGroups(chain)) {
      if (!group.interfaces.includes(name) || !Object.hasOwn(group.methods, method)) continue;
      if (network === demoChain.network && !isDemoMethod(group.family, method)) continue;
      const found = group.methods[method];
      const { multiplier = 1, category = "read" } = this.prices.get(`${group.family} ${method}`) ?? {};
      const { multiplier: ofChain } =
        network === demoChain.network ? (this.chains.get(demoChain.chain) ?? chain) : chain;
      if (found) return { name: method, group, method: found, computeUnits: ofChain * multiplier, category };
    }
    return undefined;
  }

  /** Every method of an interface. */
  listMethods(rpcInterface: RpcInterface): MethodEntry[] {
    const names = this.listGroups(rpcInterface.chain).flatMap(({ methods }) => Object.keys(methods));
    return [...new Set(names)].flatMap((name) => this.findMethod(rpcInterface, name) ?? []);
  }

  private listGroups(chain: Chain): Group[] {
    const families = [...methodFamilies(chain), ...chain.families, chain.key];
    return this.groups.filter(({ family }) => families.includes(family));
  }
}

/** A chain with the demo chain as an additional network, if it is an EVM chain. */
function addDemo(chain: Chain): Chain {
  const offered = Object.values(chain.networks).flatMap(({ interfaces }) => interfaces);
  const interfaces = listDemoInterfaces(chain.families, offered);
  if (interfaces.length === 0) return chain;
  const demo = { name: demoChain.name.en, chainId: demoChain.chainId, interfaces };
  return { ...chain, networks: { ...chain.networks, [demoChain.network]: demo } };
}
