import { findChains } from "@/features/shared/catalogue/catalogue";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { FilterForm } from "@/features/shared/ui/FilterForm";

import { filterProjects, listWords } from "./filters";
import { categoryTitle, messages } from "./messages";
import type { Project } from "./model";
import { ProjectChains } from "./ProjectChains";
import { groupProjects } from "./ProjectGroups";
import styles from "./ProjectDirectory.module.css";

type Messages = { find: string; filter: string; all: string; none: string };

const directoryMessages = translate<Messages>({
  en: {
    find: "Find a project",
    filter: "Name, language, task or chain",
    all: "All",
    none: "No project matches. Choose a word above, or All.",
  },
  cn: {
    find: "查找项目",
    filter: "名称、语言、用途或链",
    all: "全部",
    none: "没有匹配的项目。请选择上方的词，或选择“全部”。",
  },
});

const languages = ["JavaScript", "TypeScript", "Python", "Rust", "Solidity", "Kotlin", "Swift"];

/** A project's kind, and the programming languages that its summary names. */
const listMarks = (category: string, summary: string, locale: Locale) => [
  categoryTitle(category, locale),
  ...languages.filter((language) => summary.includes(language)),
];

type Props = { projects: Project[]; /** What was searched. */ q?: string | undefined; locale: Locale };

/** Projects by group, those with the most chains first, and a search with words that leave several of them. */
export function ProjectDirectory({ projects, q = "", locale }: Props) {
  const text = { ...messages[locale], ...directoryMessages[locale] };
  const page = localizePath("/marketplace/", locale);
  const search = (words: string) => filterProjects(projects, { q: words, kind: "", chain: "" }, locale);
  const { found, isNear } = search(q);
  const chips = [...languages, ...["wallet", "explorer"].map((id) => categoryTitle(id, locale)), "Solana", "Bitcoin"]
    .map((word) => ({ word, count: search(word).found.size }))
    .filter(({ count }) => count > 1);
  const note = found.size > 0 ? "" : text.none;
  return (
    <div className={styles.root} data-filter-list="">
      <section>
        <h2>{text.find}</h2>
        <div className={styles.find}>
          <FilterForm action={page} label={text.filter} name="q" value={q} locale={locale} />
          {/* No list: the filter hides items of lists. */}
          <p className={styles.chips} data-markdown="none">
            {[{ word: "", count: 0 }, ...chips].map(({ word, count }) => (
              <a
                key={word}
                href={word === q || word === "" ? page : `${page}?q=${encodeURIComponent(word)}`}
                aria-current={word === q}
                data-filter-word={word}
              >
                {word || text.all} {count > 0 ? <b>{formatNumber(count, locale)}</b> : null}
              </a>
            ))}
          </p>
          <p role="status" data-markdown="none">
            <span data-filter-count="">{formatNumber(found.size, locale)}</span>
            {text.ofAll(formatNumber(projects.length, locale))}{" "}
            <span data-filter-none={text.none} data-filter-near={text.near}>
              {isNear ? text.near : note}
            </span>
          </p>
        </div>
      </section>
      {groupProjects(projects, locale).map(({ id: group, name, own }) => (
        <section key={group} hidden={!own.some((one) => found.has(one))} data-group="">
          <h2>{name}</h2>
          <ul className={styles.projects}>
            {own
              .toSorted((one, other) => findChains(other.chains).length - findChains(one.chains).length)
              .map((project) => (
                <li key={project.id} hidden={!found.has(project)} data-find={listWords(project, locale)}>
                  <h3>
                    <a href={project.path}>{project.title}</a>
                  </h3>
                  <p className={styles.tags}>
                    {listMarks(project.category, project.summary, locale)
                      .filter((mark) => mark !== name)
                      .map((mark) => (
                        <span key={mark}>{mark}</span>
                      ))}
                  </p>
                  <p>{project.summary}</p>
                  <div className={styles.facts}>
                    <ProjectChains keys={project.chains} locale={locale} />
                    {project.licence ? <p>{project.licence}</p> : null}
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
