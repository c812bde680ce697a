import { byUse } from "@/features/shared/catalogue/byUse";
import { findChain, findChains } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { familyName } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";

/** Chains by the number of projects that work with them, the most first; of equal ones the most used first. */
export const countByChain = (projects: readonly { chains: readonly string[] }[]) =>
  [
    ...Map.groupBy(
      projects.flatMap(({ chains }) => findChains(chains)),
      (chain) => chain,
    ),
  ]
    .map(([chain, own]) => ({ ...chain, count: own.length }))
    .toSorted((one, other) => other.count - one.count || byUse(one, other));

/** Chain, network and interface in the URL of a chain's main endpoint: `base/mainnet`. */
export function getEndpointPath({ key, networks, interfaces }: Chain): string {
  const [network] = networks;
  const name = network?.interfaces[0] ?? interfaces[0] ?? "";
  return getEndpointUrl("", usualRegion, key, network?.id ?? "", name)
    .split("/")
    .slice(3, -1)
    .join("/");
}

/** The families among names of chains, such as `evm`: a project then works with any chain of them. */
export const listFamilies = (names: readonly string[]): string[] =>
  names.filter((name) => !findChain(name) && findChains([name]).length > 0);

/** `EVM`, or several such names. */
export const joinFamilies = (families: readonly string[], locale: Locale): string =>
  families.map((family) => familyName(family, locale)).join(" / ");
