import type { Chain } from "@/features/shared/catalogue/chain";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { briefNames, joinNames, technicalName } from "@/features/shared/catalogue/names";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ChainsPanel.module.css";

const messages = translate<{ label: (count: string) => string; aside: string; units: (count: string) => string }>({
  en: {
    label: (count) => (count === "1" ? "the chain it uses" : `the ${count} chains it uses`),
    aside: "an ordinary call",
    units: (count) => `${count} CU`,
  },
  cn: { label: (count) => `使用的 ${count} 条链`, aside: "一次普通调用", units: (count) => `${count} CU` },
});

// More rows would not fit in the first screen: the others follow in one, which pays only from three on.
const maxChains = 8;
const minOthers = 3;

/** The chains of a product: by which interfaces each is reached, and what an ordinary call costs. */
export function ChainsPanel({ keys, locale }: { keys: readonly string[]; locale: Locale }) {
  const text = messages[locale];
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  if (chains.length === 0) return null;
  const others = listOthers(chains);
  const rows = chains.filter((chain) => !others.includes(chain));
  return (
    <Panel label={text.label(formatNumber(chains.length, locale))} aside={text.aside}>
      <ul className={styles.root}>
        {rows.map(({ key, name, interfaces, multiplier }) => (
          <li key={key}>
            <a href={localizePath(`/nodes/${key}/`, locale)}>
              <ChainIcon chain={key} />
              {name}
            </a>
            <span>{joinNames(briefNames(interfaces.map((id) => technicalName(id, locale))))}</span>
            <b>{text.units(formatNumber(multiplier, locale))}</b>
          </li>
        ))}
        {others.length > 0 ? (
          <li className={styles.others}>
            {others.map(({ key, name }) => (
              <a key={key} href={localizePath(`/nodes/${key}/`, locale)}>
                <ChainIcon chain={key} size={16} />
                {name}
              </a>
            ))}
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}

/** Chains without a row of their own: they cost as much as the first one, and are enough to shorten the panel. */
function listOthers(chains: readonly Chain[]): readonly Chain[] {
  const others = chains.slice(maxChains).filter(({ multiplier }) => multiplier === chains[0]?.multiplier);
  return others.length < minOthers ? [] : others;
}
