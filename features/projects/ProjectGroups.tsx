import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";

import { categoryTitle, messages } from "./messages";
import { ProjectChains } from "./ProjectChains";
import { ProjectMark } from "./ProjectMark";
import styles from "./index.module.css";

/** A project as lists show it. `chains` are keys of the catalogue. */
export type Project = { id: string; path: string; title: string; summary: string; category: string; chains: string[] };

/** Projects by category in the order of the categories' names, each with the chains it uses. */
export function ProjectGroups({ projects, locale }: { projects: Project[]; locale: Locale }) {
  const text = messages[locale];
  if (projects.length === 0) return <Notice tone="empty">{text.none}</Notice>;
  const { compare } = new Intl.Collator(htmlLang(locale));
  const groups = [...Map.groupBy(projects, ({ category }) => category)]
    .map(([category, own]) => ({ category, name: categoryTitle(category, locale), own }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <div className={styles.root}>
      {groups.map(({ category, name, own }) => (
        <section key={category} id={category}>
          <h3>{name}</h3>
          <ul>
            {own.map(({ id, path, title, summary, chains }) => (
              <li key={id}>
                <h4>
                  <ProjectMark name={title} category={category} />
                  <a href={path}>{title}</a>
                </h4>
                <p>{summary}</p>
                <ProjectChains keys={chains} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
