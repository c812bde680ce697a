import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ChainMatrix.module.css";

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

/** Table of products (rows) and chains (columns), the most used first. */
export function ChainMatrix({ products, locale }: { products: Product[]; locale: Locale }) {
  const text = messages[locale];
  const counts = Map.groupBy(
    products.flatMap(({ chains }) => chains),
    (key) => key,
  );
  const keys = [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([key]) => key);
  return (
    <Panel label={text.label} aside={text.aside(formatNumber(keys.length, locale))} note={text.note}>
      <ul className={styles.root}>
        {/* The columns' names; each row has those of its own chains for screen readers. */}
        <li className={styles.names} aria-hidden="true">
          <span className={styles.chains}>
            {keys.map((key) => (
              <b key={key}>{key}</b>
            ))}
          </span>
        </li>
        {products.map(({ id, path, title, chains }) => (
          <li key={id}>
            <a href={path}>{title}</a>
            <span className={styles.chains}>
              <span className="visuallyHidden">
                {chains.map((key) => findChain(key)?.name ?? key).join(getPunctuation(locale).listComma)}
              </span>
              {keys.map((key) =>
                chains.includes(key) ? (
                  <span key={key} className={styles.chain} title={findChain(key)?.name} aria-hidden="true">
                    <ChainIcon chain={key} size={18} />
                    <small>{key}</small>
                  </span>
                ) : (
                  <i key={key} />
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
