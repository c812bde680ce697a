import { Fragment } from "react";

import { findChain } from "@/features/shared/catalogue/catalogue";
import { localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { moveToChain, shortenLine } from "@/features/shared/requests/moveToChain";
import { ButtonLink } from "@/features/shared/ui/Button";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Notice } from "@/features/shared/ui/Notice";

import { getEndpointPath } from "./chains";
import { filterProjects, listTags, listWords } from "./filters";
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

const Setting = ({ line, locale }: { line: string; locale: Locale }) => (
  // Keyed, because the filter replaces its text in the browser.
  <Fragment key={line}>
    <CodeName>{shortenLine(line)}</CodeName>
    <CopyButton text={line} locale={locale} quiet />
  </Fragment>
);

type Props = { projects: Project[]; filters: ProjectFilters; locale: Locale };

/** Projects by group, each with its setting, chains and licence; those that do not fit the filters are hidden. */
export function ProjectGroups({ projects, filters, locale }: Props) {
  const text = messages[locale];
  if (projects.length === 0) return <Notice tone="empty">{text.none}</Notice>;
  const groups = groupProjects(projects, locale);
  const chosen = findChain(filters.chain);
  const endpoint = chosen && getEndpointPath(chosen);
  const { found, isNear } = filterProjects(projects, filters, locale);
  return (
    <div className={styles.root} data-filter-list="">
      <ProjectFilter projects={projects} groups={groups} filters={filters} count={found.size} locale={locale} />
      <p className={styles.near} role="status" data-filter-none="" data-filter-near={text.near} data-markdown="none">
        {isNear ? text.near : null}
      </p>
      <div className={styles.noMatch} data-markdown="none">
        <Notice
          tone="empty"
          action={<ButtonLink href={localizePath("/marketplace/projects/", locale)}>{text.clear}</ButtonLink>}
        >
          {text.noMatch}
          {sentenceGap(locale)}
          <a href="#submit">{text.propose}</a>
        </Notice>
      </div>
      {/* No row of the lists. */}
      <p className={styles.heads} aria-hidden="true" data-markdown="none">
        {text.heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      {groups.map(({ id: group, name, own }) => (
        <section key={group} id={group} hidden={!own.some((one) => found.has(one))} data-group="">
          <h2>{name}</h2>
          <ul>
            {own.map((project) => (
              <li
                key={project.id}
                hidden={!found.has(project)}
                data-tags={listTags(project).join(" ")}
                data-find={listWords(project, locale)}
              >
                <h3>
                  <a href={project.path}>{project.title}</a>
                </h3>
                <div className={styles.setting} data-setting={project.setting}>
                  {project.setting ? <Setting line={moveToChain(project.setting, endpoint)} locale={locale} /> : null}
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
