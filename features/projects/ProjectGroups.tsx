import { sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Notice } from "@/features/shared/ui/Notice";

import { fitsFilters, listTags, listWords } from "./filters";
import type { ProjectFilters } from "./filters";
import { findGroup, getGroupRank, groupTitle, messages } from "./messages";
import type { Project } from "./model";
import { ProjectChains } from "./ProjectChains";
import { ProjectFilter } from "./ProjectFilter";
import styles from "./index.module.css";

/** Projects by group. */
export const groupProjects = (projects: Project[], locale: Locale) =>
  [...Map.groupBy(projects, ({ category }) => findGroup(category))]
    .map(([id, own]) => ({ id, name: groupTitle(id, locale), own }))
    .toSorted((a, b) => getGroupRank(a.id) - getGroupRank(b.id));

const cutHashes = (code: string) => code.replaceAll(/(0x[\da-f]{4})[\da-f]{16,}([\da-f]{4})/gi, "$1…$2");

type Props = { projects: Project[]; filters: ProjectFilters; locale: Locale };

/** Projects by group, each with its setting, chains and licence; those that do not fit the filters are hidden. */
export function ProjectGroups({ projects, filters, locale }: Props) {
  const text = messages[locale];
  if (projects.length === 0) return <Notice tone="empty">{text.none}</Notice>;
  const groups = groupProjects(projects, locale);
  const found = new Set(projects.filter((project) => fitsFilters(project, filters)));
  return (
    <div className={styles.root} data-filter-list="">
      <ProjectFilter
        projects={projects}
        groups={groups.map(({ id, name, own }) => ({ id, name, count: own.length }))}
        filters={filters}
        count={found.size}
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
        <section key={group} id={group} hidden={!own.some((one) => found.has(one))} data-group="">
          <h2>{name}</h2>
          <ul>
            {own.map((project) => (
              <li
                key={project.id}
                hidden={!found.has(project)}
                data-tags={listTags(project).join(" ")}
                data-find={listWords(project)}
              >
                <h3>
                  <a href={project.path}>{project.title}</a>
                </h3>
                <div className={styles.setting}>
                  {project.setting ? <CodeName>{cutHashes(project.setting)}</CodeName> : null}
                </div>
                <ProjectChains keys={project.chains} locale={locale} />
                <p>{project.licence}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
