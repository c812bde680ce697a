import { listSources } from "#cms/checks/rules/SiteContent.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogChange, DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { sectionType } from "#contracts/sections.ts";
import { getHeadTitle } from "#cms/repository/domain/DocumentIndex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

// Their values, or the paths that they stand for, may be in any document.
const everywhere = ["settings", "page_template"];

/** Ids of the documents whose findings may differ after a change, with the changed one. */
export function listDependents(
  { before, after }: CatalogChange,
  catalog: DocumentCatalog,
  toAnchors: (document: StoredDocument) => string,
): Set<string> {
  const { index, entries } = catalog;
  const both = [before, after].flatMap((entry) => (entry ? [entry] : []));
  const isEverywhere = both.some(({ draft }) => everywhere.includes(draft.document.type));
  if (isEverywhere && before?.draft.document !== after?.draft.document) return new Set(entries.keys());
  const dependents = new Set(both.map(getId));
  const add = (found: Iterable<CatalogEntry>) => {
    for (const entry of found) dependents.add(getId(entry));
  };
  // A page shows the version of a section in its language, whichever it names.
  const addShowing = ({ group }: StoredDocument) => {
    for (const { draft } of index.listByGroup(group))
      for (const page of index.listReferring("document", draft.document.id)) {
        add([page, ...index.listReferring("document", getId(page))]);
        if (page.path !== null) add(index.listReferring("path", page.path));
      }
  };
  const isTarget = toOutline(before, toAnchors) !== toOutline(after, toAnchors);
  for (const { draft, path, nextPath } of both) {
    const { document } = draft;
    add(index.listByGroup(document.group));
    add(index.listByTitle(getHeadTitle(document)));
    for (const source of document.type === "redirect" ? listSources(document) : []) {
      add(index.listReferring("path", source));
      add(index.listByPath(source));
    }
    if (document.type === sectionType) addShowing(document);
    if (!isTarget) continue;
    for (const one of [path, nextPath]) if (one !== null) add(index.listBySource(one));
    add(index.listReferring("document", document.id));
    for (const one of [path, nextPath]) if (one !== null) add(index.listReferring("path", one));
  }
  return dependents;
}

const getId = ({ draft }: CatalogEntry) => draft.document.id;

/** The values of a document that links to it depend on. */
function toOutline(entry: CatalogEntry | undefined, toAnchors: (document: StoredDocument) => string): string {
  if (!entry) return "";
  const { path, nextPath, published, draft } = entry;
  return JSON.stringify([path, nextPath, published === null, draft.document.lang, toAnchors(draft.document)]);
}
