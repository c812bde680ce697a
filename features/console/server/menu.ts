import "server-only";

import { array } from "yup";

import computeUnits from "@/content/data/compute-units.json";
import methodGroups from "@/content/data/methods.json";
import { groupSchema } from "@/features/console/model";
import type { MenuMethod } from "@/features/console/model";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { isDemoMethod, listDemoInterfaces } from "@/features/shared/contracts/demoNetwork";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { findReference } from "@/features/shared/catalogue/references";
import { hasMethod, listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";

const groups = array(groupSchema.required()).required().validateSync(methodGroups);

type Priced = { method: string; category: string; multiplier: number };

const demoMultiplier = findChain(demoChain.chain)?.multiplier ?? 1;

const prices: Record<string, Priced[]> = computeUnits.families;

/** The networks of a chain, the demo chain last, where that can answer in its language. */
export function listNetworks(chain: Chain): Network[] {
  const offered = chain.networks.flatMap(({ interfaces }) => interfaces);
  const interfaces = listDemoInterfaces(chain.families, offered.length > 0 ? offered : chain.interfaces);
  if (interfaces.length === 0) return chain.networks;
  const { network: id, name, chainId } = demoChain;
  return [...chain.networks, { id, name: name.en, isTest: true, chainId, explorer: undefined, interfaces }];
}

/** Interfaces of a network that the console has methods for, add-ons last. */
export function listInterfaces(chain: Chain, network: Network): string[] {
  if (network.id === demoChain.network) return network.interfaces;
  const own = network.interfaces.length > 0 ? network.interfaces : chain.interfaces;
  return [...own, ...chain.addOns].filter((name) => listMethods(chain, name).length > 0);
}

/** The interface of a network that has a method; `undefined` without one. */
export function findInterface(chain: Chain, networkId: string, method: string): string | undefined {
  const network = listNetworks(chain).find(({ id }) => id === networkId);
  return (
    network && listInterfaces(chain, network).find((id) => listMethods(chain, id).some(({ name }) => name === method))
  );
}

/** Every method of an interface of a chain, with its parameters and what a call costs. */
export function listMethods(chain: Chain, name: string): MenuMethod[] {
  const families = [...listMethodFamilies(chain), ...chain.families, chain.key];
  return groups
    .filter(({ family, interfaces }) => families.includes(family) && interfaces.includes(name))
    .flatMap(({ family, kind, by = "position", methods }) =>
      Object.entries(methods).flatMap(([method, entry]) => {
        if (!hasMethod(chain, method)) return [];
        const price = prices[family]?.find((one) => one.method === method);
        return {
          ...entry,
          ...describeResult(family, method, entry.answer),
          name: method,
          kind,
          by,
          reference: prices[family] ? `/docs/methods-${family}/` : undefined,
          category: price?.category ?? (kind === "subscription" ? "subscription" : "read"),
          ...(isDemoMethod(family, method) ? { demoUnits: demoMultiplier * (price?.multiplier ?? 1) } : {}),
          computeUnits: (chain.multiplier ?? 1) * (price?.multiplier ?? 1),
        };
      }),
    );
}

/** The reference's description of a result, instead of an example. */
function describeResult(family: string, method: string, response: unknown): Pick<MenuMethod, "result"> {
  const found = response === undefined ? findReference(family, method)?.result : undefined;
  return found ? { result: { type: found.type, text: found.text } } : {};
}
