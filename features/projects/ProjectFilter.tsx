import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { FilterForm } from "@/features/shared/ui/FilterForm";

import { countByChain, getEndpointPath } from "./chains";
import type { ProjectFilters } from "./filters";
import { messages } from "./messages";
import styles from "./ProjectFilter.module.css";

type Props = {
  projects: readonly { chains: string[] }[];
  groups: readonly { id: string; name: string }[];
  filters: ProjectFilters;
  /** How many projects they leave. */
  count: number;
  locale: Locale;
};

/** Filters the list of projects by words, by kind and by chain, the most supported chain first. */
export function ProjectFilter({ projects, groups, filters, count: found, locale }: Props) {
  const text = messages[locale];
  return (
    <FilterForm className={styles.root} label={text.filter} name="q" value={filters.q} locale={locale}>
      <select aria-label={text.kind} autoComplete="off" defaultValue={filters.kind} data-filter="kind">
        <option value="">{text.anyKind}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label={text.chain} autoComplete="off" defaultValue={filters.chain} data-filter="chain">
        <option value="">{text.anyChain}</option>
        {countByChain(projects).map((chain) => (
          <option key={chain.key} value={chain.key} data-endpoint={getEndpointPath(chain)}>
            {chain.name}
          </option>
        ))}
      </select>
      <p className={styles.count} role="status" data-markdown="none">
        <span data-filter-count="">{formatNumber(found, locale)}</span>
        {text.ofAll(formatNumber(projects.length, locale))}
      </p>
    </FilterForm>
  );
}
