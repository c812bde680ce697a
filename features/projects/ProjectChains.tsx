import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { messages } from "./messages";
import styles from "./index.module.css";

// Icons that fit in one line beside their number.
const maxIcons = 6;

/** The chain of a project by name, or the number of its chains with the first ones' icons; all names can be read. */
export function ProjectChains({ keys, locale }: { keys: string[]; locale: Locale }) {
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  const [only] = chains;
  if (!only) return null;
  const count = chains.length === 1 ? only.name : messages[locale].chainCount(formatNumber(chains.length, locale));
  return (
    <p className={styles.chains} title={chains.map(({ name }) => name).join(" · ")}>
      <span>{count}</span>
      {chains.slice(0, maxIcons).map(({ key }) => (
        <ChainIcon key={key} chain={key} size={18} />
      ))}
      {chains.length > 1 ? <span className="visuallyHidden">{chains.map(({ name }) => name).join(" ")}</span> : null}
    </p>
  );
}
