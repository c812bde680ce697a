import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Panel } from "@/features/shared/ui/Panel";

import type { Project } from "./model";
import { groupProjects } from "./ProjectGroups";
import styles from "./ProjectPanel.module.css";

const messages = translate<{ label: (count: string) => string; aside: (count: string) => string }>({
  en: { label: (count) => `${count} projects`, aside: (count) => `${count} categories` },
  cn: { label: (count) => `${count} 个项目`, aside: (count) => `${count} 个类别` },
});

/** Names of all projects, a row for each group, which leads to its part of their list. */
export function ProjectPanel({ projects, locale }: { projects: Project[]; locale: Locale }) {
  const text = messages[locale];
  const groups = groupProjects(projects, locale);
  const list = localizePath("/marketplace/projects/", locale);
  return (
    <Panel
      label={text.label(formatNumber(projects.length, locale))}
      aside={text.aside(formatNumber(groups.length, locale))}
    >
      <dl className={styles.groups}>
        {groups.map(({ id: group, name, own }) => (
          <div key={group}>
            <dt>
              <a href={`${list}#${group}`}>{name}</a>
            </dt>
            <dd>
              {own.map(({ id, path, title }) => (
                <a key={id} href={path}>
                  {title}
                </a>
              ))}
            </dd>
            <dd>{formatNumber(own.length, locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
