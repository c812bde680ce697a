import { formatNumber, htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Panel } from "@/features/shared/ui/Panel";

import { categoryTitle } from "./messages";
import type { Project } from "./ProjectGroups";
import { ProjectMark } from "./ProjectMark";
import styles from "./ProjectPanel.module.css";

const messages = translate<{ label: (count: string) => string; aside: (count: string) => string }>({
  en: { label: (count) => `${count} projects`, aside: (count) => `${count} categories` },
  cn: { label: (count) => `${count} 个项目`, aside: (count) => `${count} 个类别` },
});

/** Icons of all projects by category; `isNamed` shows their names too. */
export function ProjectPanel({ projects, isNamed, locale }: { projects: Project[]; isNamed: boolean; locale: Locale }) {
  const text = messages[locale];
  const { compare } = new Intl.Collator(htmlLang(locale));
  const groups = [...Map.groupBy(projects, ({ category }) => category)]
    .map(([category, own]) => ({ category, name: categoryTitle(category, locale), own }))
    .toSorted((a, b) => compare(a.name, b.name));
  return (
    <Panel
      label={text.label(formatNumber(projects.length, locale))}
      aside={text.aside(formatNumber(groups.length, locale))}
    >
      {isNamed ? (
        <ul className={styles.names}>
          {groups
            .flatMap(({ own }) => own)
            .map(({ id, path, title, category }) => (
              <li key={id}>
                <a href={path}>
                  <ProjectMark name={title} category={category} size={28} />
                  <span>{title}</span>
                </a>
              </li>
            ))}
        </ul>
      ) : (
        <dl className={styles.groups}>
          {groups.map(({ category, name, own }) => (
            <div key={category}>
              <dt>
                <a href={`#${category}`}>{name}</a>
              </dt>
              <dd>
                {own.map(({ id, path, title }) => (
                  <a key={id} href={path} title={title} aria-label={title}>
                    <ProjectMark name={title} category={category} size={28} />
                  </a>
                ))}
              </dd>
              <dd>{formatNumber(own.length, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
