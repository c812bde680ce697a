import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import { countByChain } from "./chains";
import styles from "./ProjectChainCounts.module.css";

type Messages = { label: (projects: string, chains: string) => string; rest: (chains: string) => string };

const messages = translate<Messages>({
  en: {
    label: (projects, chains) => `${projects} projects on ${chains} chains`,
    rest: (chains) => `Projects of ${chains} more chains`,
  },
  cn: {
    label: (projects, chains) => `${projects} 个项目，${chains} 条链`,
    rest: (chains) => `另外 ${chains} 条链的项目`,
  },
});

const shownCount = 12;

/** How many projects work with each of the most supported chains; each leads to its projects. */
export function ProjectChainCounts({
  projects,
  locale,
}: {
  projects: readonly { chains: string[] }[];
  locale: Locale;
}) {
  const text = messages[locale];
  const counts = countByChain(projects);
  const list = localizePath("/marketplace/projects/", locale);
  const rest = counts.length - shownCount;
  return (
    <Panel
      label={text.label(formatNumber(projects.length, locale), formatNumber(counts.length, locale))}
      note={rest > 0 ? <a href={list}>{text.rest(formatNumber(rest, locale))}</a> : undefined}
    >
      <ul className={styles.root}>
        {counts.slice(0, shownCount).map(({ key, name, count }) => (
          <li key={key}>
            <ChainIcon chain={key} />
            <a href={`${list}?chain=${key}`}>{name}</a>
            <b>{formatNumber(count, locale)}</b>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((100 * count) / projects.length)}v4H0z`} />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
