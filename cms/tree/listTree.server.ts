import type { DocumentTree } from "#cms/list/contract.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";

/** The pages of a language in the order of their paths, each with its nearest ancestor. */
export function listTree(catalog: DocumentCatalog, lang: string): DocumentTree {
  const pages = [...catalog.entries.values()]
    .filter(({ draft }) => draft.document.lang === lang)
    .flatMap((entry) => (entry.path === null ? [] : [{ entry, path: entry.path }]))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const above: { entry: CatalogEntry; path: string }[] = [];
  const results = pages.map((page) => {
    while (above.length > 0 && !page.path.startsWith(above.at(-1)?.path ?? "")) above.pop();
    const parent = above.at(-1)?.entry.draft.document.id ?? null;
    const depth = above.length;
    above.push(page);
    return { ...catalog.summarize(page.entry), parent, depth, has_children: false };
  });
  const parents = new Set(results.map(({ parent }) => parent));
  return { results: results.map((one) => ({ ...one, has_children: parents.has(one.id) })) };
}
