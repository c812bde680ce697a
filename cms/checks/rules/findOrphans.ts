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
  const frame = languages.flatMap(({ id: lang }) => framePaths.map((path) => toLocalizedPath(path, lang)));
  const linked = shell.flatMap((type) => source.listByType(type)).flatMap((document) => listLinked(document, site));
  const waiting: (string | StoredDocument)[] = [...frame, ...linked];
  const walked = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string" && walked.has(next)) continue;
    if (typeof next === "string") walked.add(next);
    const document = typeof next === "string" ? content.findDocumentAt(next) : next;
    if (!document || reached.has(document)) continue;
    reached.add(document);
    const shown = content.place(document);
    for (const path of listLinked(shown, site)) waiting.push(path);
    for (const slice of listSlices(shown)) {
      // Every page of a language that lists a type lists the same.
      const key = toListKey(slice, shown);
      if (walked.has(key)) continue;
      walked.add(key);
      for (const one of listListed(slice, shown, site)) waiting.push(one);
    }
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

type Slice = Pick<SliceField, "type" | "primary">;
type Showing = Pick<StoredDocument, "id" | "lang">;

// No path begins like this.
const toListKey = ({ type, primary: { kind, parent } }: Slice, { id, lang }: Showing): string =>
  `list ${type} ${lang} ${kind === "children" ? (getId(parent) ?? id) : String(kind)}`;

/** Public paths of the pages that a slice of a document lists automatically. */
export const listListedBySlice = (slice: Slice, document: Showing, site: Site): string[] =>
  listListed(slice, document, site).flatMap((one) =>
    typeof one === "string" ? one : (site.content.getPath(one) ?? []),
  );

/** The same pages: documents, or the paths of those of a template. */
function listListed(
  { type, primary }: Slice,
  { id, lang }: Showing,
  { content, chains, faucets, methodPages }: Site,
): (string | StoredDocument)[] {
  const { source } = content;
  const pick = (documents: readonly StoredDocument[]) => documents.filter((one) => one.lang === lang);
  if (type === "node_list" || type === "chain") return chains.map(({ key }) => toLocalizedPath(`/nodes/${key}/`, lang));
  if (type === "faucet") return faucets.map((faucet) => toLocalizedPath(`/faucet/${faucet}/`, lang));
  if (type === "method_reference") return methodPages.map((value) => toLocalizedPath(`/docs/${value}/`, lang));
  if (type === "project_list") return pick(source.listByType("marketplace_project"));
  if (type === "changelog") return pick(source.listByType("change"));
  if (type === "incidents") return pick(source.listByType("incident"));
  if (type !== "child_pages") return [];
  const isChildren = primary.kind === "children";
  return pick(isChildren ? source.listChildren(getId(primary.parent) ?? id) : source.listByType(String(primary.kind)));
}

const getId = (link: unknown) =>
  typeof link === "object" && link !== null && "id" in link ? String(link.id) : undefined;
