import type { Chain } from "@/features/shared/catalogue/chain";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { briefNames, joinNames, technicalName } from "@/features/shared/catalogue/names";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ChainsPanel.module.css";

const messages = translate<{ label: (count: string) => string; units: (count: string) => string }>({
  en: {
    label: (count) => (count === "1" ? "the chain it uses" : `the ${count} chains it uses`),
    units: (count) => `${count} CU per ordinary call`,
  },
  cn: { label: (count) => `使用的 ${count} 条链`, units: (count) => `每次普通调用 ${count} CU` },
});

// Up to here the interfaces of each chain have room.
const fewChains = 4;

/** The chains of a product, the cost of an ordinary call, and where it differs; of a few also their interfaces. */
export function ChainsPanel({ keys, locale }: { keys: readonly string[]; locale: Locale }) {
  const text = messages[locale];
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  if (chains.length === 0) return null;
  const usual = getUsualMultiplier(chains);
  const isShort = chains.length <= fewChains;
  return (
    <Panel label={text.label(formatNumber(chains.length, locale))} aside={text.units(formatNumber(usual, locale))}>
      <ul className={styles.root} data-short={isShort ? "" : undefined}>
        {chains.map(({ key, name, interfaces, multiplier }) => (
          <li key={key}>
            <a href={localizePath(`/nodes/${key}/`, locale)}>
              <ChainIcon chain={key} />
              {name}
            </a>
            {isShort ? <span>{joinNames(briefNames(interfaces.map((id) => technicalName(id, locale))))}</span> : null}
            {multiplier === usual ? null : <b>{formatNumber(multiplier, locale)} CU</b>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What an ordinary call costs on most of the chains. */
function getUsualMultiplier(chains: readonly Chain[]): number {
  const groups = [...Map.groupBy(chains, ({ multiplier }) => multiplier)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}
