import { findChains } from "@/features/shared/catalogue/catalogue";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { FilterForm } from "@/features/shared/ui/FilterForm";

import { countByChain } from "./chains";
import { listWords } from "./filters";
import { categoryTitle } from "./messages";
import type { Project } from "./model";
import { ProjectChains } from "./ProjectChains";
import { groupProjects } from "./ProjectGroups";
import styles from "./ProjectDirectory.module.css";

type Messages = {
  find: string;
  filter: string;
  none: string;
  chains: (count: string) => string;
};

const messages = translate<Messages>({
  en: {
    find: "Find a project",
    filter: "Name, language, task or chain",
    none: "No project has these words.",
    chains: (count) => `${count} more chains: all projects as a table`,
  },
  cn: {
    find: "查找项目",
    filter: "名称、语言、用途或链",
    none: "没有匹配的项目。",
    chains: (count) => `另外 ${count} 条链：全部项目（表格）`,
  },
});

// Two rows on a wide screen.
const maxChains = 9;

const languages = ["JavaScript", "TypeScript", "Python", "Rust", "Solidity", "Kotlin", "Swift"];

/** A project's kind, and the programming languages that its summary names. */
const listMarks = (category: string, summary: string, locale: Locale) => [
  categoryTitle(category, locale),
  ...languages.filter((language) => summary.includes(language)),
];

/** A filter of the projects, which Enter applies to their list, the most supported chains, and the projects by group, those with the most chains first. */
export function ProjectDirectory({ projects, locale }: { projects: Project[]; locale: Locale }) {
  const text = messages[locale];
  const list = localizePath("/marketplace/projects/", locale);
  const counts = countByChain(projects);
  const rest = counts.length - maxChains;
  return (
    <div className={styles.root} data-filter-list="">
      <section>
        <h2>{text.find}</h2>
        <div className={styles.find}>
          <FilterForm action={list} label={text.filter} locale={locale} />
          <p className={styles.none} role="status" data-filter-none={text.none} />
          {/* No list: the filter hides items of lists. */}
          <p className={styles.chains}>
            {counts.slice(0, maxChains).map(({ key, name, count }) => (
              <a key={key} href={`${list}?chain=${key}`}>
                <ChainIcon chain={key} />
                {name} <b>{formatNumber(count, locale)}</b>
              </a>
            ))}
          </p>
          {rest > 0 ? (
            <p>
              <a href={list}>{text.chains(formatNumber(rest, locale))}</a>
            </p>
          ) : null}
        </div>
      </section>
      {groupProjects(projects, locale).map(({ id: group, name, own }) => (
        <section key={group} data-group="">
          <h2>
            <a href={`${list}?kind=${group}`}>{name}</a>
          </h2>
          <ul className={styles.projects}>
            {own
              .toSorted((one, other) => findChains(other.chains).length - findChains(one.chains).length)
              .map(({ id, path, title, summary, category, licence, chains }) => (
                <li key={id} data-find={listWords({ summary, chains })}>
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p className={styles.tags}>
                    {listMarks(category, summary, locale)
                      .filter((mark) => mark !== name)
                      .map((mark) => (
                        <span key={mark}>{mark}</span>
                      ))}
                  </p>
                  <p>{summary}</p>
                  <div className={styles.facts}>
                    <ProjectChains keys={chains} locale={locale} />
                    {licence ? <p>{licence}</p> : null}
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
