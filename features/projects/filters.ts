import { findChains } from "@/features/shared/catalogue/catalogue";

import { findGroup } from "./messages";
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
export const listWords = ({ summary, chains }: Pick<Project, "summary" | "chains">): string =>
  [summary, ...findChains(chains).map(({ name }) => name)].join(" ");

/** Whether a project fits, as the browser filters (`listenToFilter`). */
export function fitsFilters(project: Project, { q, kind, chain }: ProjectFilters): boolean {
  const { title, setting, licence } = project;
  const text = [title, setting, licence, listWords(project)].join(" ").toLowerCase();
  const tags = listTags(project);
  return (
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) && [kind, chain].every((tag) => tag === "" || tags.includes(tag))
  );
}
