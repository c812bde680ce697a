import { findChains } from "@/features/shared/catalogue/catalogue";
import { cutEnding, isDistinctive } from "@/features/shared/contracts/wordStart";
import type { Locale } from "@/features/shared/locale";

import { categoryTitle, findGroup } from "./messages";
import type { Project } from "./model";

/** The visitor's filters, all stored in the URL; an empty one leaves every project. */
export type ProjectFilters = { q: string; kind: string; chain: string };

/** Reads the filters from a URL's query; a kind or a chain that no project has is ignored. */
export function readProjectFilters(query: Record<string, string>, projects: readonly Project[]): ProjectFilters {
  const { q = "", kind = "", chain = "" } = query;
  const kinds = projects.map(({ category }) => findGroup(category));
  const keys = findChains(projects.flatMap(({ chains }) => chains)).map(({ key }) => key);
  return { q, kind: kinds.includes(kind) ? kind : "", chain: keys.includes(chain) ? chain : "" };
}

/** The group of a project and the keys of its chains: values of the filters that it fits. */
export const listTags = ({ category, chains }: Project): string[] => [
  findGroup(category),
  ...findChains(chains).map(({ key }) => key),
];

/** Words that find a project besides those that are seen. */
export const listWords = ({ summary, category, chains }: Project, locale: Locale): string =>
  [categoryTitle(category, locale), summary, ...findChains(chains).map(({ name }) => name)].join(" ");

/** The projects that fit, as the browser filters (`listenToFilter`); where none has all words, those with one of them. */
export function filterProjects(projects: readonly Project[], { q, kind, chain }: ProjectFilters, locale: Locale) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).map(cutEnding);
  const tagged = projects
    .filter((project) => [kind, chain].every((tag) => tag === "" || listTags(project).includes(tag)))
    .map((project) => {
      const { title, setting, licence } = project;
      const text = [title, setting, licence, listWords(project, locale)].join(" ").toLowerCase();
      return { project, found: words.filter((word) => text.includes(word)) };
    });
  const fitting = tagged.filter(({ found }) => found.length === words.length);
  const near = fitting.length > 0 ? [] : tagged.filter(({ found }) => found.some(isDistinctive));
  return { found: new Set([...fitting, ...near].map(({ project }) => project)), isNear: near.length > 0 };
}
