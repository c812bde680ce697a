import { getFallback, localizePath, splitLocale } from "#contracts/locales.ts";
import { toLocalTarget } from "#cms/checks/rules/checkLinks.ts";
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import { listSlices } from "#cms/checks/rules/fields.ts";
import { listListedBySlice } from "#cms/checks/rules/findOrphans.ts";
import type { Finding } from "#cms/checks/rules/report.ts";
import { toSite } from "#cms/checks/rules/site.ts";
import type { WholeSite } from "#cms/checks/rules/site.ts";
import { listSources } from "#cms/checks/rules/SiteContent.ts";
import { languages } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { findTree } from "./findTree.ts";
import { removeReferences } from "./removeReferences.ts";
import type { Change } from "./removeReferences.ts";

export type Removal = {
  removed: StoredDocument[];
  changed: { document: StoredDocument; changes: Change[] }[];
  /** What `content:check` finds only after the removal. */
  findings: Finding[];
  /** Paths of the removed trees, without language. */
  paths: string[];
  /** Types of slices that no document has any more. */
  unusedSlices: string[];
};

/** What removing documents by name takes with it, and what it changes in the others; see `findTree` for the names. */
export function planRemoval(
  names: string[],
  whole: WholeSite,
  files: { file: string; document: StoredDocument }[] = [],
): Removal {
  const site = toSite(whole);
  const { content } = site;
  const trees = names.map((name) => findTree(name, site, files));
  const removed = new Set(trees.flat());
  const sources = new Set<string>();

  const isGonePath = (path: string) => {
    const { locale, rest } = splitLocale(path);
    const fallback = getFallback(locale);
    const document = content.findDocumentAt(path) ?? (fallback && content.findDocumentAt(localizePath(rest, fallback)));
    return sources.has(path) || (document !== undefined && removed.has(document));
  };
  const findGone = (link: JsonObject, from: Pick<StoredDocument, "id" | "lang">): string | undefined => {
    const { link_type: kind, id, url } = link;
    const target = typeof id === "string" && kind === "Document" ? content.source.find(id) : undefined;
    if (target) return removed.has(target) ? (content.getPath(target) ?? target.id) : undefined;
    if (kind !== "Web" || typeof url !== "string") return undefined;
    const path = toLocalTarget(url, from, content.findPath(from.id))?.path;
    return path !== undefined && isGonePath(path) ? path : undefined;
  };

  // A redirect may lead to another one that goes.
  for (let isDone = false; !isDone;) {
    const gone = whole.documents.filter((one) => isRedirect(one) && !removed.has(one) && redirectsToGone(one));
    for (const one of gone) {
      removed.add(one);
      for (const source of listSources(one)) sources.add(source);
    }
    isDone = gone.length === 0;
  }
  function redirectsToGone({ id, lang, data }: StoredDocument): boolean {
    const langs = data.both_languages === true ? languages.map((one) => one.id) : [lang];
    const { to } = data;
    return isObject(to) && langs.some((one) => findGone(to, { id, lang: one }) !== undefined);
  }

  const cleaned = whole.documents
    .filter((one) => !removed.has(one))
    .map((document) =>
      removeReferences(document, {
        models: whole.models,
        findGone: (link) => findGone(link, document),
        listsGone(slice) {
          const listed = listListedBySlice(slice, document, site);
          return listed.length > 0 && listed.every(isGonePath);
        },
      }),
    );
  const known = new Set(checkSite(whole).map(toText));
  const after = checkSite({ ...whole, documents: cleaned.map(({ document }) => document) });
  return {
    removed: [...removed],
    changed: cleaned.filter(({ changes }) => changes.length > 0),
    findings: after.filter((finding) => !known.has(toText(finding))),
    paths: listTopPaths([...removed].flatMap((one) => content.getPath(one) ?? [])),
    unusedSlices: listUnused(
      whole.documents,
      cleaned.map(({ document }) => document),
    ),
  };
}

/** Paths without language that are below none of the others. */
function listTopPaths(publicPaths: string[]): string[] {
  const paths = new Set(publicPaths.map((path) => splitLocale(path).rest));
  return [...paths].filter((path) => ![...paths].some((other) => other !== path && path.startsWith(other)));
}

const toText = ({ rule, where, message }: Finding) => `${rule}: ${where}: ${message}`;

function listUnused(before: readonly StoredDocument[], after: readonly StoredDocument[]): string[] {
  const listTypes = (documents: readonly StoredDocument[]) =>
    new Set(documents.flatMap(listSlices).map(({ type }) => type));
  const remainingTypes = listTypes(after);
  return [...listTypes(before)].filter((type) => !remainingTypes.has(type)).sort();
}
