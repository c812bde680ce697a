import { WriteError } from "#cms/http/WriteError.server.ts";
import type { DocumentTree } from "#cms/list/contract.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";

type Level = { lang: string; parent?: string | undefined; after?: string | undefined };

const maxPages = 75;

/** A level of the pages of a language, in the order of their paths; throws `WriteError` for an unknown page. */
export function listTree(catalog: DocumentCatalog, { lang, parent, after }: Level): DocumentTree {
  const find = (id: string | undefined) => {
    const entry = id ? catalog.entries.get(id) : undefined;
    if (id && !entry?.path) throw new WriteError(404, `There is no page ${id}`);
    return entry;
  };
  const results: DocumentTree["results"] = [];
  for (const { entry, below } of catalog.index.listLevel(lang, find(parent), find(after))) {
    if (results.length === maxPages) return { results, next: results.at(-1)?.id ?? null };
    const versions = catalog.listVersions(entry);
    results.push({ ...catalog.summarize(entry), versions, parent: parent || null, has_children: below > 0, below });
  }
  return { results, next: null };
}
