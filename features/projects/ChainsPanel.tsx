import type { Chain } from "@/features/shared/catalogue/chain";
import { findChains } from "@/features/shared/catalogue/catalogue";
import { briefNames, joinNames, technicalName } from "@/features/shared/catalogue/names";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Code } from "@/features/shared/ui/Code";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { Panel } from "@/features/shared/ui/Panel";

import { joinFamilies, listFamilies } from "./chains";
import styles from "./ChainsPanel.module.css";

type Messages = {
  line: string;
  label: (count: string) => string;
  anyOf: (family: string, count: string) => string;
  units: (count: string) => string;
  cost: string;
  all: (family: string, count: string) => string;
};

const messages = translate<Messages>({
  en: {
    line: "in one line of code",
    label: (count) => (count === "1" ? "the chain it uses" : `the ${count} chains it uses`),
    anyOf: (family, count) => `any ${family} chain: ${count} offered here`,
    units: (count) => `${count} CU per ordinary call`,
    cost: "cost of an ordinary call",
    all: (family, count) => `All ${count} ${family} chains`,
  },
  cn: {
    line: "一行代码",
    label: (count) => `使用的 ${count} 条链`,
    anyOf: (family, count) => `任意 ${family} 链：本站提供 ${count} 条`,
    units: (count) => `每次普通调用 ${count} CU`,
    cost: "普通调用的费用",
    all: (family, count) => `全部 ${count} 条 ${family} 链`,
  },
});

// Up to here the interfaces of each chain have room.
const fewChains = 4;

type Props = { keys: readonly string[]; setting?: string | undefined; locale: Locale };

// Of a whole family.
const shownCount = 6;

/**
 * The chains of a product, the cost of an ordinary call, and where it differs; of a few also their interfaces. Of a
 * family the most used chains, each with its cost. Above them, the product's line of code.
 */
export function ChainsPanel({ keys, setting, locale }: Props) {
  const text = messages[locale];
  const chains = findChains(keys);
  if (chains.length === 0) return null;
  const families = listFamilies(keys);
  const isFamily = families.length > 0;
  const usual = isFamily ? undefined : getUsualMultiplier(chains);
  const isShort = chains.length <= fewChains;
  const count = formatNumber(chains.length, locale);
  const panel = (
    <Panel
      label={isFamily ? text.anyOf(joinFamilies(families, locale), count) : text.label(count)}
      aside={usual === undefined ? text.cost : text.units(formatNumber(usual, locale))}
      note={
        isFamily && chains.length > shownCount ? (
          <a href={`${localizePath("/nodes/", locale)}?family=${families[0]}`}>
            {text.all(joinFamilies(families, locale), count)}
          </a>
        ) : undefined
      }
    >
      <ul className={styles.root} data-short={isShort ? "" : undefined}>
        {chains.slice(0, isFamily ? shownCount : undefined).map(({ key, name, interfaces, multiplier }) => (
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
  if (!setting) return panel;
  return (
    <div className={styles.panels}>
      <Panel label={text.line}>
        <CopyableCode locale={locale}>
          <Code code={setting} language="javascript" label={text.line} />
        </CopyableCode>
      </Panel>
      {panel}
    </div>
  );
}

/** What an ordinary call costs on most of the chains. */
function getUsualMultiplier(chains: readonly Chain[]): number {
  const groups = [...Map.groupBy(chains, ({ multiplier }) => multiplier)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}
