import { catalogue } from "@/features/shared/catalogue/catalogue";
import { describeExplorer } from "@/features/shared/catalogue/describeExplorer";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { LongWords } from "@/features/shared/ui/CodeName";
import { FilterForm } from "@/features/shared/ui/FilterForm";
import { Panel } from "@/features/shared/ui/Panel";

import { evmPaths, findPastedPaths } from "./findPastedPaths";
import type { PastedPaths } from "./findPastedPaths";
import styles from "./ExplorerList.module.css";

type Text = {
  label: (count: string, all: string) => string;
  aside: string;
  note: string;
  filter: string;
  none: string;
  /** Above the explorers that open a pasted transaction or address. */
  tx: string;
  address: string;
  /** Beside the explorer that finds the chain of a pasted text. */
  unsure: string;
  /** In place of an explorer. */
  unlisted: string;
  letters: string;
  /** Beside the explorer of a test network. */
  test: string;
};

const messages = translate<Text>({
  en: {
    label: (count, all) => `Explorers of ${count} of ${all} chains`,
    aside: "main and test networks",
    note: "The explorers belong to others; we run none of them.",
    filter: "Chain, host, transaction or address",
    none: "No chain matches. Enter searches the site.",
    tx: "These explorers open this transaction directly.",
    address: "These explorers open this address directly.",
    unsure: "Not sure of the chain? Look it up on all Etherscan explorers:",
    unlisted: "none listed",
    letters: "Chains by their first letter",
    test: "test",
  },
  cn: {
    label: (count, all) => `${all} 条链中 ${count} 条的区块浏览器`,
    aside: "主网与测试网",
    note: "这些浏览器均由第三方运行，不属于我们。",
    filter: "链名、域名、交易哈希或地址",
    none: "没有匹配的链。按回车键搜索全站。",
    tx: "以下浏览器可以直接打开这笔交易。",
    address: "以下浏览器可以直接打开这个地址。",
    unsure: "不确定是哪条链？在 Etherscan 系列的所有浏览器中查找：",
    unlisted: "暂无收录",
    letters: "按首字母跳转",
    test: "测试网",
  },
});

/** A chain's networks that have an explorer, the main one first. */
const chains = catalogue
  .map(({ key, name, ticker, oldNames, otherNames, networks }) => {
    const find = [
      key,
      ticker,
      ...networks.flatMap(({ name, chainId }) => [name, chainId]),
      ...oldNames,
      ...otherNames,
    ].join(" ");
    const explored = networks.flatMap(({ id, isTest, explorer }) =>
      explorer === undefined ? [] : [{ id, isTest, explorer }],
    );
    return { key, name, find, explored };
  })
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

const count = chains.filter(({ explored }) => explored.length > 0).length;

const getLetter = (name: string) => (/^\d/.test(name) ? "0" : name.slice(0, 1).toUpperCase());

/** The first chain of each letter. */
const letters = new Map(chains.toReversed().map(({ key, name }) => [getLetter(name), key]));

const getId = (key: string) => `explorer-${key}`;

/** The explorers of each chain, to be found by the chain's name, ticker or ID. */
export function ExplorerList({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <div data-full-width="" data-filter-list="">
      <Panel
        label={text.label(formatNumber(count, locale), formatNumber(catalogue.length, locale))}
        aside={text.aside}
        note={text.note}
      >
        <FilterForm label={text.filter} name="q" locale={locale} isInPanel />
        <p
          className={styles.none}
          role="status"
          data-filter-none={text.none}
          data-tx={text.tx}
          data-address={text.address}
        />
        <p className={styles.unsure}>
          {text.unsure} <ExplorerLink explorer="https://blockscan.com" paths={evmPaths} />
        </p>
        <nav className={styles.letters} aria-label={text.letters}>
          {[...letters].toReversed().map(([letter, key]) => (
            <a key={letter} href={`#${getId(key)}`}>
              {letter}
            </a>
          ))}
        </nav>
        <ul className={styles.list}>
          {chains.map(({ key, name, find, explored }) => (
            <li key={key} id={letters.get(getLetter(name)) === key ? getId(key) : undefined} data-find={find}>
              <ChainIcon chain={key} size={20} />
              <a href={localizePath(`/nodes/${key}/`, locale)} translate="no">
                {name}
              </a>
              <span className={styles.explorers}>
                {explored.length === 0 ? <span>{text.unlisted}</span> : null}
                {explored.map(({ id, isTest, explorer }) => (
                  <span key={id}>
                    <ExplorerLink explorer={explorer} paths={findPastedPaths(explorer)} />
                    {isTest ? <i>{text.test}</i> : null}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

type LinkProps = { explorer: string; paths: PastedPaths | undefined };

/** An explorer, with what the filter needs to open a pasted transaction or address there. */
const ExplorerLink = ({ explorer, paths }: LinkProps) => (
  <a
    href={explorer}
    rel="noreferrer"
    translate="no"
    data-explorer={paths && explorer}
    data-notation={paths?.notation}
    data-tx={paths?.tx}
    data-address={paths?.address}
  >
    <LongWords text={describeExplorer(explorer)} />
  </a>
);
