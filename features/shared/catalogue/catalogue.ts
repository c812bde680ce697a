import "server-only";

import protocols from "@/content/data/protocols.json";

import type { Chain } from "./chain";
import { currentKey } from "@/features/shared/contracts/chains";
import { readCatalogue } from "./model";

/** Every chain the site knows, in the order of `content/data/protocols.json`: one entry there adds a chain. */
export const catalogue: readonly Chain[] = readCatalogue(protocols);

const byKey = new Map(catalogue.map((chain) => [chain.key, chain]));

/** The chain with a key, old ones included; `undefined` when there is none. */
export const findChain = (key: string): Chain | undefined => byKey.get(currentKey(key));
