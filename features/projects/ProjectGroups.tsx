import { sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Notice } from "@/features/shared/ui/Notice";

import { findGroup, getGroupRank, groupTitle, messages } from "./messages";
import { ProjectChains } from "./ProjectChains";
import { ProjectFilter } from "./ProjectFilter";
import styles from "./index.module.css";

/** A project as lists show it. `chains` are keys of the catalogue. */
export type Project = {
  id: string;
  path: string;
  title: string;
  summary: string;
  /** The line that points it at an endpoint. */
  setting?: string | undefined;
  category: string;
  licence: string;
  chains: string[];
};

/** Projects by group. */
export const groupProjects = (projects: Project[], locale: Locale) =>
  [...Map.groupBy(projects, ({ category }) => findGroup(category))]
    .map(([id, own]) => ({ id, name: groupTitle(id, locale), own }))
    .toSorted((a, b) => getGroupRank(a.id) - getGroupRank(b.id));

/** Projects by group, each with the chains it uses. */
export function ProjectGroups({ projects, locale }: { projects: Project[]; locale: Locale }) {
  const text = messages[locale];
  if (projects.length === 0) return <Notice tone="empty">{text.none}</Notice>;
  const groups = groupProjects(projects, locale);
  return (
    <div className={styles.root} data-filter-list="">
      <ProjectFilter
        projects={projects}
        groups={groups.map(({ id, name, own }) => ({ id, name, count: own.length }))}
        locale={locale}
      />
      <div className={styles.noMatch} data-markdown="none">
        <Notice tone="empty">
          {text.noMatch}
          {sentenceGap(locale)}
          <a href="#submit">{text.propose}</a>
        </Notice>
      </div>
      {groups.map(({ id: group, name, own }) => (
        <section key={group} id={group} data-group="">
          <h2>{name}</h2>
          <ul>
            {own.map(({ id, path, title, summary, setting, licence, chains }) => (
              <li key={id} data-tags={[group, ...chains].join(" ")}>
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <div className={styles.use}>
                  <p>{summary}</p>
                  {setting ? <CodeName>{setting}</CodeName> : null}
                </div>
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
