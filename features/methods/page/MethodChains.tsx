import { byUse } from "@/features/shared/catalogue/byUse";
import { listMethodChains } from "@/features/shared/catalogue/listMethodChains";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { page: MethodPage; locale: Locale };

/** The chains that answer a method, the most used first, with what a call costs on each. */
export function MethodChains({ page, locale }: Props) {
  const text = messages[locale];
  const chains = listMethodChains(page.family, page.method).toSorted(byUse);
  if (chains.length === 0) return <p className={styles.note}>{text.noChains}</p>;
  return (
    <ul className={styles.chains} aria-label={text.chain}>
      {chains.map(({ key, name, multiplier = 1 }) => (
        <li key={key}>
          <a href={localizePath(`/nodes/${key}/`, locale)}>{name}</a>
          <span>{formatNumber(multiplier * page.multiplier, locale)} CU</span>
        </li>
      ))}
    </ul>
  );
}
