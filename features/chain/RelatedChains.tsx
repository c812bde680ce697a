import { catalogue } from "@/features/shared/catalogue/catalogue";
import { byUse } from "@/features/shared/catalogue/byUse";
import type { Chain } from "@/features/shared/catalogue/chain";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { messages } from "./messages";
import styles from "./RelatedChains.module.css";

// Whole lines of two and of three.
const maxChains = 6;

/**
 * Available chains of the same family; those that follow it in the catalogue come first. A chain that is not available
 * has the most used ones, with what distinguishes them.
 */
export function RelatedChains({ chain, locale }: { chain: Chain; locale: Locale }) {
  const at = catalogue.findIndex(({ key }) => key === chain.key);
  const ordered =
    chain.status === "available" ? [...catalogue.slice(at + 1), ...catalogue.slice(0, at)] : catalogue.toSorted(byUse);
  const others = ordered.filter(({ status }) => status === "available");
  const kin = others.filter(({ families }) => families.some((family) => chain.families.includes(family)));
  const listed = [...kin, ...others.filter((other) => !kin.includes(other))].slice(0, maxChains);
  return (
    <ul className={styles.root} data-compared={chain.status === "available" ? undefined : ""}>
      {listed.map((one) => (
        <li key={one.key}>
          <a href={localizePath(`/nodes/${one.key}/`, locale)}>
            <ChainIcon chain={one.key} />
            {one.name}
          </a>
          <code>{chain.status === "available" ? one.ticker : describe(one, locale)}</code>
        </li>
      ))}
    </ul>
  );
}

/** The chain ID that an application changes to; where there is none, the ticker. */
const describe = ({ ticker, networks: [network] }: Chain, locale: Locale): string =>
  network?.chainId === undefined ? ticker : `${messages[locale].chainId} ${network.chainId}`;
