import { findChain } from "@/features/shared/catalogue/catalogue";
import { joinNames } from "@/features/shared/catalogue/names";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import { messages } from "./messages";
import styles from "./index.module.css";

// Names that fit in one line.
const maxNames = 2;
// Icons that fit in one line.
const maxIcons = 6;

/** The first chains of a project by name, with the number of the others, and the icons of some more. */
export function ProjectChains({ keys, locale }: { keys: string[]; locale: Locale }) {
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  if (chains.length === 0) return null;
  const text = messages[locale];
  const names = joinNames(chains.slice(0, maxNames).map(({ name }) => name));
  const rest = chains.length - maxNames;
  const more = rest > 0 ? ` ${text.more(formatNumber(rest, locale), formatNumber(chains.length, locale))}` : "";
  return (
    <p className={styles.chains} title={chains.map(({ name }) => name).join(" · ")}>
      <span>
        {names}
        {more}
      </span>
      <span className={styles.icons}>
        {chains.slice(0, maxIcons).map(({ key }) => (
          <ChainIcon key={key} chain={key} size={18} />
        ))}
      </span>
      {rest > 0 ? (
        <span className="visuallyHidden">
          {chains
            .slice(maxNames)
            .map(({ name }) => name)
            .join(" ")}
        </span>
      ) : null}
    </p>
  );
}
