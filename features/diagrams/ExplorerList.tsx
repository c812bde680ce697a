import { catalogue } from "@/features/shared/catalogue/catalogue";
import { describeExplorer } from "@/features/shared/catalogue/describeExplorer";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { LongWords } from "@/features/shared/ui/CodeName";
import { FilterForm } from "@/features/shared/ui/FilterForm";
import { Panel } from "@/features/shared/ui/Panel";

import { opensPasted } from "./opensPasted";
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
    tx: "Open this transaction on the explorer of its EVM chain. Only explorers with /tx/ URLs are listed.",
    address: "Open this address on the explorer of an EVM chain. Only explorers with /address/ URLs are listed.",
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
    tx: "在所属 EVM 链的浏览器中打开这笔交易。只列出支持 /tx/ 路径的浏览器。",
    address: "在 EVM 链的浏览器中打开这个地址。只列出支持 /address/ 路径的浏览器。",
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
        <FilterForm label={text.filter} locale={locale} isInPanel />
        <p
          className={styles.none}
          role="status"
          data-filter-none={text.none}
          data-tx={text.tx}
          data-address={text.address}
        />
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
                    <a
                      href={explorer}
                      rel="noreferrer"
                      translate="no"
                      data-explorer={opensPasted(explorer) ? explorer : undefined}
                    >
                      <LongWords text={describeExplorer(explorer)} />
                    </a>
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
