import "server-only";

import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { listMethodChains } from "@/features/shared/catalogue/listMethodChains";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { networkName } from "@/features/shared/catalogue/names";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { isDemoMethod } from "@/features/shared/contracts/demoNetwork";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getSampleUrl } from "@/features/shared/requests/getEndpointUrl";

import type { SampleNetwork } from "./SampleBar";

/**
 * Networks that samples of a family, or of one method, may be shown for: the demo chain first where the method's own
 * sample names it, then Ethereum's, where it is among them.
 */
export function listSampleNetworks(family: string, locale: Locale, method?: string): SampleNetwork[] {
  const chains = method === undefined ? listFamilyChains(family) : listMethodChains(family, method);
  const ethereum = chains.filter(({ key }) => key === "eth");
  const networks = [...ethereum, ...chains.filter(({ key }) => key !== "eth")].flatMap(({ key, name, networks: own }) =>
    own.map((network) => ({ chain: name, network: networkName(network.name, locale), value: `${key}/${network.id}` })),
  );
  const demo = ethereum
    .filter(() => method !== undefined && isDemoMethod(family, method))
    .map(({ key }) => ({
      chain: demoChain.name[locale],
      network: demoChain.name[locale],
      value: `${key}/${demoChain.network}`,
    }));
  return [...demo, ...networks];
}

/** The endpoint of a network's first interface, at this site's gateway for the demo chain; `value` as in `eth/mainnet`. */
export function getSampleEndpoint(host: string, value: string): string {
  const [key = "", id = ""] = value.split("/");
  const chain = findChain(key);
  const own = chain?.networks.find((network) => network.id === id)?.interfaces ?? [];
  const [name = "json-rpc"] = own.length > 0 ? own : (chain?.interfaces ?? []);
  const target = { chain: key, network: id, interface: name };
  return getSampleUrl(target, { origin: env.SITE_URL, host, region: usualRegion });
}

const listFamilyChains = (family: string): Chain[] =>
  catalogue.filter((chain) => chain.status === "available" && listMethodFamilies(chain).includes(family));
