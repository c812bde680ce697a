import { byUse } from "@/features/shared/catalogue/byUse";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { describeExplorer } from "@/features/shared/catalogue/describeExplorer";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { LongWords } from "@/features/shared/ui/CodeName";
import { FilterForm } from "@/features/shared/ui/FilterForm";
import { Panel } from "@/features/shared/ui/Panel";

import { ensPaths, evmPaths, findPastedPaths } from "./findPastedPaths";
import type { PastedPaths } from "./findPastedPaths";
import styles from "./ExplorerList.module.css";

type Text = {
  label: (count: string, all: string) => string;
  aside: string;
  note: string;
  filter: string;
  none: string;
  /** Above the explorers that open a pasted transaction or address, and in their place for a name. */
  tx: string;
  address: string;
  name: string;
  lookUp: string;
  /** Beside the explorer that finds the chain of a pasted text. */
  unsure: string;
  /** In place of an explorer. */
  unlisted: string;
  /** Beside the explorer of a test network. */
  test: string;
};

const messages = translate<Text>({
  en: {
    label: (count, all) => `Explorers of ${count} of ${all} chains`,
    aside: "main and test networks, most used chains first",
    note: "The explorers belong to others; we run none of them.",
    filter: "Chain, host, transaction or address",
    none: "No chain matches. Enter searches the site.",
    tx: "These explorers open this transaction directly.",
    address: "These explorers open this address directly.",
    name: "This is an ENS name, not an address.",
    lookUp: "Look up its address, then paste that here:",
    unsure: "Not sure of the chain? Look it up on all Etherscan explorers:",
    unlisted: "none listed",
    test: "test",
  },
  cn: {
    label: (count, all) => `${all} 条链中 ${count} 条的区块浏览器`,
    aside: "主网与测试网，常用的链在前",
    note: "这些浏览器均由第三方运行，不属于我们。",
    filter: "链名、域名、交易哈希或地址",
    none: "没有匹配的链。按回车键搜索全站。",
    tx: "以下浏览器可以直接打开这笔交易。",
    address: "以下浏览器可以直接打开这个地址。",
    name: "这是 ENS 域名，不是地址。",
    lookUp: "请先查出它的地址，再粘贴到这里：",
    unsure: "不确定是哪条链？在 Etherscan 系列的所有浏览器中查找：",
    unlisted: "暂无收录",
    test: "测试网",
  },
});

/** Each chain's networks that have an explorer, the main one first; what calls a chain by a short name is exact. */
const chains = catalogue
  .toSorted((one, other) => byUse(one, other) || one.name.localeCompare(other.name, "en"))
  .map(({ key, name, ticker, oldNames, otherNames, networks }) => {
    const ids = networks.flatMap(({ chainId }) =>
      chainId === undefined ? [] : [chainId, `0x${chainId.toString(16)}`],
    );
    const exact = [key, ticker, ...ids].join(" ");
    const find = [...networks.map((network) => network.name), ...oldNames, ...otherNames].join(" ");
    const explored = networks.flatMap(({ id, isTest, explorer }) =>
      explorer === undefined ? [] : [{ id, isTest, explorer }],
    );
    return { key, name, exact, find, explored };
  });

const count = chains.filter(({ explored }) => explored.length > 0).length;

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
          data-name={text.name}
        />
        <p className={styles.unsure}>
          {text.unsure} <ExplorerLink explorer="https://blockscan.com" paths={evmPaths} />
        </p>
        <p className={styles.lookUp}>
          {text.lookUp} <ExplorerLink explorer="https://app.ens.domains" paths={ensPaths} />
        </p>
        <ul className={styles.list}>
          {chains.map(({ key, name, exact, find, explored }) => (
            <li key={key} data-exact={exact} data-find={find}>
              <ChainIcon chain={key} size={20} />
              <a href={localizePath(`/nodes/${key}/`, locale)} translate="no">
                {name}
              </a>
              <span className={styles.explorers}>
                {explored.length === 0 ? <span>{text.unlisted}</span> : null}
                {explored.map(({ id, isTest, explorer }) => (
                  <span key={id}>
                    <ExplorerLink explorer={explorer} paths={findPastedPaths(explorer)} />{" "}
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

/** An explorer, with what the filter needs to open there what is pasted. */
const ExplorerLink = ({ explorer, paths }: LinkProps) => (
  <a
    href={explorer}
    rel="noreferrer"
    translate="no"
    data-explorer={paths && explorer}
    data-notation={paths?.notation}
    data-tx={paths?.tx}
    data-address={paths?.address}
    data-name={paths?.name}
  >
    <LongWords text={describeExplorer(explorer)} />
  </a>
);
