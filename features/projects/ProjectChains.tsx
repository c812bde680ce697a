import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { joinFamilies, listFamilies } from "./chains";
import { messages } from "./messages";
import styles from "./index.module.css";

// Icons that fit in one line.
const maxIcons = 6;

/** The icons of a project's first chains with the number of the others; the name of a single one, or of a family. */
export function ProjectChains({ keys, locale }: { keys: string[]; locale: Locale }) {
  const families = listFamilies(keys);
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  if (families.length + chains.length === 0) return null;
  const names = chains.map(({ name }) => name).join(getPunctuation(locale).listComma);
  const rest = chains.length - maxIcons;
  return (
    <p className={styles.chains} title={names || undefined}>
      {families.length > 0 ? <span>{messages[locale].anyOf(joinFamilies(families, locale))}</span> : null}
      {chains.slice(0, maxIcons).map(({ key }) => (
        <ChainIcon key={key} chain={key} size={18} />
      ))}
      {rest > 0 ? <span aria-hidden="true">+{formatNumber(rest, locale)}</span> : null}
      <span className={chains.length > 1 ? "visuallyHidden" : undefined}>{names}</span>
    </p>
  );
}
