import { catalogue } from "@/features/shared/catalogue/catalogue";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { LongWords } from "@/features/shared/ui/CodeName";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ExplorerList.module.css";

type Text = { label: (count: string) => string; aside: string; note: string };

const messages = translate<Text>({
  en: {
    label: (count) => `Explorers of ${count} chains`,
    aside: "main networks, by name",
    note: "Explorers of test networks are on the page of each chain. They belong to others; we run none of them.",
  },
  cn: {
    label: (count) => `${count} 条链的区块浏览器`,
    aside: "主网，按名称排列",
    note: "测试网的浏览器列在各链页面上。它们由第三方运行，不属于我们。",
  },
});

/** A chain's main network with its explorer; chains without one are left out. */
const explorers = catalogue
  .flatMap(({ key, name, networks }) => {
    const explorer = networks.find(({ isTest, explorer: url }) => !isTest && url !== undefined)?.explorer;
    return explorer === undefined ? [] : [{ key, name, explorer }];
  })
  .sort((one, other) => one.name.localeCompare(other.name, "en"));

/** The explorer of each chain, to be found by the chain's name. */
export function ExplorerList({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <div data-full-width="">
      <Panel label={text.label(formatNumber(explorers.length, locale))} aside={text.aside} note={text.note}>
        <ul className={styles.list}>
          {explorers.map(({ key, name, explorer }) => (
            <li key={key}>
              <ChainIcon chain={key} size={20} />
              <a href={localizePath(`/nodes/${key}/`, locale)} translate="no">
                {name}
              </a>
              <a className={styles.explorer} href={explorer} rel="noreferrer" translate="no">
                <LongWords text={new URL(explorer).host.replace(/^www\./, "")} />
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
