import "server-only";

import protocols from "@/content/data/protocols.json";

import { byUse } from "./byUse";
import type { Chain } from "./chain";
import { currentKey } from "@/features/shared/contracts/chains";
import { readCatalogue } from "./model";

/** Every chain the site knows, in the order of `content/data/protocols.json`: one entry there adds a chain. */
export const catalogue: readonly Chain[] = readCatalogue(protocols);

const byKey = new Map(catalogue.map((chain) => [chain.key, chain]));

/** The chain with a key, old ones included; `undefined` when there is none. */
export const findChain = (key: string): Chain | undefined => byKey.get(currentKey(key));

/**
 * The chains that names mean, in their order, each once: a chain's key, or a family such as `evm`, which means every chain
 * of it that can be had, the most used first. Other names are left out.
 */
export const findChains = (names: readonly string[]): Chain[] => [
  ...new Set(names.flatMap((name) => findChain(name) ?? byFamily(name))),
];

const byFamily = (family: string): Chain[] =>
  catalogue.filter(({ families, status }) => status === "available" && families.includes(family)).toSorted(byUse);
