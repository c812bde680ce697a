import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import styles from "./index.module.css";

// Icons that fit in one line.
const maxIcons = 6;

/** The icons of a project's first chains with the number of the others; the name of a single one. */
export function ProjectChains({ keys, locale }: { keys: string[]; locale: Locale }) {
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  if (chains.length === 0) return null;
  const names = chains.map(({ name }) => name).join(getPunctuation(locale).listComma);
  const rest = chains.length - maxIcons;
  return (
    <p className={styles.chains} title={names}>
      {chains.slice(0, maxIcons).map(({ key }) => (
        <ChainIcon key={key} chain={key} size={18} />
      ))}
      {rest > 0 ? <span aria-hidden="true">+{formatNumber(rest, locale)}</span> : null}
      <span className={chains.length > 1 ? "visuallyHidden" : undefined}>{names}</span>
    </p>
  );
}
