import { findChain } from "@/features/shared/catalogue/catalogue";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./ProjectFilter.module.css";

type Props = { projects: readonly { chains: string[] }[]; locale: Locale };

/** Filters the list of projects by words and by chain, the most supported chain first. */
export function ProjectFilter({ projects, locale }: Props) {
  const text = messages[locale];
  const counts = Map.groupBy(
    projects.flatMap(({ chains }) => chains),
    (key) => key,
  );
  const chains = [...counts]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([key, own]) => {
      const chain = findChain(key);
      return chain ? [{ key, label: `${chain.name} (${own.length})` }] : [];
    });
  return (
    <form className={styles.root} role="search" action={localizePath("/search/", locale)}>
      {/* Without script, and on Enter, it searches the site. */}
      <input
        type="search"
        name="q"
        aria-label={text.filter}
        placeholder={text.filter}
        autoComplete="off"
        spellCheck={false}
        data-filter="q"
      />
      <select aria-label={text.chain} autoComplete="off" data-filter="chain">
        <option value="">{text.anyChain}</option>
        {chains.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p role="status" data-filter-none={text.noMatch} />
    </form>
  );
}
