import "server-only";

import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { listMethodChains } from "@/features/shared/catalogue/listMethodChains";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";

import type { SampleNetwork } from "./SampleBar";

/** Networks that samples of a family, or of one method, may be shown for: Ethereum's first, where it is among them. */
export function listSampleNetworks(family: string, method?: string): SampleNetwork[] {
  const chains = method === undefined ? listFamilyChains(family) : listMethodChains(family, method);
  const ethereum = chains.filter(({ key }) => key === "eth");
  return [...ethereum, ...chains.filter(({ key }) => key !== "eth")].flatMap(({ key, name, networks }) =>
    networks.map((network) => ({ chain: name, network: network.name, value: `${key}/${network.id}` })),
  );
}

/** The endpoint of a network's first interface; `value` as in `eth/mainnet`. */
export function getSampleEndpoint(host: string, value: string): string {
  const [key = "", id = ""] = value.split("/");
  const chain = findChain(key);
  const own = chain?.networks.find((network) => network.id === id)?.interfaces ?? [];
  const [name = "json-rpc"] = own.length > 0 ? own : (chain?.interfaces ?? []);
  return getEndpointUrl(host, usualRegion, key, id, name);
}

const listFamilyChains = (family: string): Chain[] =>
  catalogue.filter((chain) => chain.status === "available" && listMethodFamilies(chain).includes(family));
