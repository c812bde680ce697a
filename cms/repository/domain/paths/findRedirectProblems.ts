import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { getPath } from "./pagePath.ts";
import type { DocumentLookup } from "./DocumentLookup.ts";
import { toLocalizedPath, parseSource, parseTarget } from "./redirectPaths.ts";

/** One redirect in one language: public paths, the target without query and fragment. */
type Rule = { id: string; from: string; to: string | undefined };

type Context = {
  lookup: Pick<DocumentLookup, "find" | "listByGroup" | "listByType">;
  siteUrl: string;
  languages: string[];
};

export const isRedirect = ({ type }: StoredDocument) => type === "redirect";

/**
 * Finds problems of a redirect: an invalid source, an invalid target, or a loop. An empty field is no problem here;
 * `findMissingFields` reports those.
 */
export function findRedirectProblems(document: StoredDocument, context: Context): Problem[] {
  const { from, to } = document.data;
  const source = typeof from === "string" && from.trim() ? parseSource(from, context.siteUrl) : undefined;
  const target = isObject(to) && typeof to.url === "string" ? parseTarget(to.url, context.siteUrl) : undefined;
  const problems = [
    ...(source?.problem === undefined ? [] : [{ field: "data.from", reason: source.problem }]),
    ...(target?.problem === undefined ? [] : [{ field: "data.to", reason: target.problem }]),
  ];
  return problems.length > 0 ? problems : findLoopProblem(document, context);
}

/** Finds the empty fields of a redirect that are required for publication. */
export function findMissingFields({ data: { from, to } }: StoredDocument): Problem[] {
  const isTyped = typeof from === "string" && from.trim() !== "";
  const leads = isObject(to) && (to.id ?? to.url ?? to.name) !== undefined;
  return [
    ...(isTyped ? [] : [{ field: "data.from", reason: "a redirect names the old path it starts from" }]),
    ...(leads ? [] : [{ field: "data.to", reason: "a redirect names the address it leads to" }]),
  ];
}

function findLoopProblem(document: StoredDocument, context: Context): Problem[] {
  const own = listRules(document, context);
  if (own.length === 0) return [];
  const all = indexRules(context);
  const find = (path: string) => {
    const other = all.get(path);
    return own.find(({ from }) => from === path) ?? (other?.id === document.id ? undefined : other);
  };
  const loop = own.map((rule) => findLoop(rule, find)).find((way) => way !== undefined);
  if (!loop) return [];
  const way = [...loop, loop[0]].join(" → ");
  const reason = loop.length === 1 ? `the redirect leads to itself: ${way}` : `redirects lead in a circle: ${way}`;
  return [{ field: "data.to", reason }];
}

/** The paths of a loop through a rule; `undefined` when there is none. */
function findLoop(rule: Rule, find: (path: string) => Rule | undefined): string[] | undefined {
  const way = [rule.from];
  for (let to = rule.to; to !== rule.from;) {
    const next: Rule | undefined = to === undefined || way.includes(to) ? undefined : find(to);
    if (!next) return undefined;
    way.push(next.from);
    to = next.to;
  }
  return way;
}

/** The rules of a set of changes, which is judged redirect by redirect. */
const indexes = new WeakMap<object, Map<string, Rule>>();

function indexRules(context: Context): Map<string, Rule> {
  const { lookup } = context;
  const cached = indexes.get(lookup);
  if (cached) return cached;
  const rules = lookup.listByType("redirect").flatMap((one) => listRules(one, context));
  const index = new Map(rules.map((rule) => [rule.from, rule]));
  indexes.set(lookup, index);
  return index;
}

function listRules(document: StoredDocument, context: Context): Rule[] {
  const { from, to, both_languages: isBoth } = document.data;
  const source = typeof from === "string" && from.trim() ? parseSource(from, context.siteUrl) : undefined;
  if (!source || source.problem !== undefined) return [];
  const { path, lang } = source;
  const langs = isBoth === true ? context.languages : [lang ?? document.lang];
  return langs.map((one) => ({
    id: document.id,
    from: toLocalizedPath(path, one),
    to: getTargetPath(to, one, context),
  }));
}

function getTargetPath(to: unknown, lang: string, { lookup, siteUrl }: Context): string | undefined {
  if (!isObject(to)) return undefined;
  if (to.link_type === "Document" && typeof to.id === "string") {
    const target = lookup.find(to.id);
    const own = target && (lookup.listByGroup(target.group).find((one) => one.lang === lang) ?? target);
    return own && toLocalizedPath(getPath(own, lookup.find), own.lang);
  }
  const target = to.link_type === "Web" && typeof to.url === "string" ? parseTarget(to.url, siteUrl) : undefined;
  return target && target.problem === undefined ? toLocalizedPath(target.path, target.lang ?? lang) : undefined;
}
