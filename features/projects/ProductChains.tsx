import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ProductChains.module.css";

/** A product and the keys of the chains that its study treats. */
type Product = { id: string; path: string; title: string; chains: string[] };

const messages = translate<{ label: string; aside: (count: string) => string; note: string }>({
  en: {
    label: "chains treated in each study",
    aside: (count) => `${count} chains`,
    note: "A product may support more chains than its study treats.",
  },
  cn: {
    label: "各案例讨论的链",
    aside: (count) => `${count} 条链`,
    note: "产品支持的链可能多于案例讨论的链。",
  },
});

/** Products, each with the icons and tickers of its chains, the most used chain first. */
export function ProductChains({ products, locale }: { products: Product[]; locale: Locale }) {
  const text = messages[locale];
  const counts = Map.groupBy(
    products.flatMap(({ chains }) => chains),
    (key) => key,
  );
  const keys = [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([key]) => key);
  return (
    <Panel label={text.label} aside={text.aside(formatNumber(keys.length, locale))} note={text.note}>
      <ul className={styles.root}>
        {products.map(({ id, path, title, chains }) => (
          <li key={id}>
            <a href={path}>{title}</a>
            <span className="visuallyHidden">
              {chains.map((key) => findChain(key)?.name ?? key).join(getPunctuation(locale).listComma)}
            </span>
            <span className={styles.chains} aria-hidden="true">
              {keys
                .filter((key) => chains.includes(key))
                .map((key) => (
                  <span key={key} title={findChain(key)?.name}>
                    <ChainIcon chain={key} size={18} />
                    {key}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
