import { findChain } from "@/features/shared/catalogue/catalogue";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { FilterForm } from "@/features/shared/ui/FilterForm";

import { messages } from "./messages";
import styles from "./ProjectFilter.module.css";

type Props = {
  projects: readonly { chains: string[] }[];
  groups: readonly { id: string; name: string; count: number }[];
  locale: Locale;
};

/** Filters the list of projects by words, by kind and by chain, the most supported chain first. */
export function ProjectFilter({ projects, groups, locale }: Props) {
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
    <FilterForm className={styles.root} label={text.filter} name="q" locale={locale}>
      <select aria-label={text.kind} autoComplete="off" data-filter="kind">
        <option value="">{text.anyKind}</option>
        {groups.map(({ id, name, count }) => (
          <option key={id} value={id}>{`${name} (${count})`}</option>
        ))}
      </select>
      <select aria-label={text.chain} autoComplete="off" data-filter="chain">
        <option value="">{text.anyChain}</option>
        {chains.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p className={styles.count} role="status" data-markdown="none">
        <span data-filter-count="">{formatNumber(projects.length, locale)}</span>
        {text.ofAll(formatNumber(projects.length, locale))}
      </p>
    </FilterForm>
  );
}
