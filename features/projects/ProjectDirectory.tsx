import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { FilterForm } from "@/features/shared/ui/FilterForm";

import { countByChain } from "./chains";
import { listWords } from "./filters";
import type { Project } from "./model";
import { ProjectChains } from "./ProjectChains";
import { groupProjects } from "./ProjectGroups";
import { ProjectMark } from "./ProjectMark";
import styles from "./ProjectDirectory.module.css";

type Messages = { filter: string; none: string; byChain: string; rest: (chains: string) => string };

const messages = translate<Messages>({
  en: {
    filter: "Filter by name, language, task or chain",
    none: "No project has these words.",
    byChain: "By chain",
    rest: (chains) => `${chains} more chains`,
  },
  cn: {
    filter: "按名称、语言、用途或链筛选",
    none: "没有符合的项目。",
    byChain: "按链查找",
    rest: (chains) => `另外 ${chains} 条链`,
  },
});

// With the link to the others, two rows on a wide screen.
const maxChains = 9;

/** The most supported chains, each with a link to its projects, and all projects by group. */
export function ProjectDirectory({ projects, locale }: { projects: Project[]; locale: Locale }) {
  const text = messages[locale];
  const list = localizePath("/marketplace/projects/", locale);
  const counts = countByChain(projects);
  const rest = counts.length - maxChains;
  return (
    <div className={styles.root}>
      <section>
        <h2>{text.byChain}</h2>
        <ul className={styles.chains}>
          {counts.slice(0, maxChains).map(({ key, name, count }) => (
            <li key={key}>
              <a href={`${list}?chain=${key}`}>
                <ChainIcon chain={key} />
                {name} <b>{formatNumber(count, locale)}</b>
              </a>
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <a href={list}>{text.rest(formatNumber(rest, locale))}</a>
            </li>
          ) : null}
        </ul>
      </section>
      <div className={styles.groups} data-filter-list="">
        <FilterForm className={styles.filter} label={text.filter} locale={locale} />
        <p className={styles.none} role="status" data-filter-none={text.none} />
        {groupProjects(projects, locale).map(({ id: group, name, own }) => (
          <section key={group} data-group="">
            <h2>
              {name} <small>{formatNumber(own.length, locale)}</small>
            </h2>
            <ul className={styles.projects}>
              {own.map(({ id, path, title, summary, category, licence, chains }) => (
                <li key={id} data-find={listWords({ summary, chains })}>
                  <ProjectMark category={category} />
                  <div>
                    <h3>
                      <a href={path}>{title}</a>
                    </h3>
                    <p>{summary}</p>
                    <div className={styles.facts}>
                      <ProjectChains keys={chains} locale={locale} />
                      {licence ? <p>{licence}</p> : null}
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
