import { languages } from "#cms/repository/domain/languages.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toLocalizedPath } from "#cms/repository/domain/paths/redirectPaths.ts";

import { toLocalTarget } from "./checkLinks.ts";
import { listSlices } from "./fields.ts";
import type { SliceField } from "./fields.ts";
import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

// Linked from every page: logo, search, the 404 page.
const framePaths = ["/", "/search/", "/nodes/", "/docs/"];
const shell = ["navigation", "settings", "promo_banner", "form"];

/** Every page is reachable from the home page by links. Yields after each document, so that others get their turn. */
export function* findOrphans(site: Site): Generator<undefined, Finding[]> {
  const { content } = site;
  const { source } = content;
  const reached = new Set<StoredDocument>();
  const waiting = languages.flatMap(({ id: lang }) => framePaths.map((path) => toLocalizedPath(path, lang)));
  for (const document of shell.flatMap((type) => source.listByType(type))) waiting.push(...listLinked(document, site));
  const walked = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (walked.has(path)) continue;
    walked.add(path);
    const document = content.findDocumentAt(path);
    if (!document || reached.has(document)) continue;
    reached.add(document);
    const shown = content.place(document);
    waiting.push(...listLinked(shown, site), ...listListed(shown, site));
    yield undefined;
  }
  const lost: Finding[] = [];
  // The documents of an index change in place while others get their turn.
  for (const document of [...source.documents]) {
    const path = reached.has(document) ? undefined : content.getPath(document);
    if (path !== undefined) lost.push(report(document, "orphan", { where: path, message: "no page leads here" }));
    yield undefined;
  }
  return lost;
}

/** Public paths that a document's links lead to. */
const listLinked = (document: StoredDocument, { content }: Site): string[] =>
  listReferenceKeys(document).flatMap((key) => {
    const [kind = "", target = ""] = key.split(/ (.*)/s);
    if (kind === "file") return [];
    return (kind === "document" ? content.findPath(target) : toLocalTarget(target, document, undefined)?.path) ?? [];
  });

/** Public paths of the pages that a page's slices list automatically. */
const listListed = (document: StoredDocument, site: Site): string[] =>
  listSlices(document).flatMap((slice) => listListedBySlice(slice, document, site));

/** Public paths of the pages that a slice of a document lists automatically. */
export function listListedBySlice(
  { type, primary }: Pick<SliceField, "type" | "primary">,
  { id, lang }: Pick<StoredDocument, "id" | "lang">,
  { content, chains, faucets, methodPages }: Site,
): string[] {
  const toPaths = (documents: readonly StoredDocument[]) =>
    documents.filter((one) => one.lang === lang).flatMap((one) => content.getPath(one) ?? []);
  const listByType = (type: string) => toPaths(content.source.listByType(type));
  if (type === "node_list" || type === "chain") return chains.map(({ key }) => toLocalizedPath(`/nodes/${key}/`, lang));
  if (type === "faucet") return faucets.map((faucet) => toLocalizedPath(`/faucet/${faucet}/`, lang));
  if (type === "method_reference") return methodPages.map((value) => toLocalizedPath(`/docs/${value}/`, lang));
  if (type === "project_list") return listByType("marketplace_project");
  if (type === "changelog") return listByType("change");
  if (type === "incidents") return listByType("incident");
  if (type !== "child_pages") return [];
  return primary.kind === "children"
    ? toPaths(content.source.listChildren(getId(primary.parent) ?? id))
    : listByType(String(primary.kind));
}

const getId = (link: unknown) =>
  typeof link === "object" && link !== null && "id" in link ? String(link.id) : undefined;
