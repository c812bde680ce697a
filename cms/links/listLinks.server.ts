import type { DocumentLinks } from "#cms/list/contract.ts";
import { toLocalTarget } from "#cms/checks/rules/checkLinks.ts";
import { listReferences } from "#cms/repository/domain/model/listReferences.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";

/** Documents that link to one, by id or path, and documents it links to, each with the field of the link. */
export function listLinks(catalog: DocumentCatalog, id: string): DocumentLinks {
  const own = catalog.entries.get(id);
  const to = own ? listTargets(catalog, own) : [];
  const from = [...listReferring(catalog, id, own?.path ?? null)].flatMap((entry) =>
    entry === own
      ? []
      : listTargets(catalog, entry)
          .filter(({ target }) => target.draft.document.id === id)
          .map(({ field }) => ({ ...catalog.summarize(entry), field })),
  );
  return { from, to: to.map(({ target, field }) => ({ ...catalog.summarize(target), field })) };
}

const listReferring = ({ index }: DocumentCatalog, id: string, path: string | null): Set<CatalogEntry> =>
  new Set([...index.listReferring("document", id), ...(path === null ? [] : index.listReferring("path", path))]);

function listTargets(catalog: DocumentCatalog, { draft: { document }, path }: CatalogEntry) {
  return listReferences(document).flatMap(({ kind, target, field }) => {
    if (kind === "file") return [];
    const local = kind === "url" ? toLocalTarget(target, document, path ?? undefined)?.path : undefined;
    const found = kind === "document" ? catalog.entries.get(target) : local && catalog.findByPath(local);
    return found ? [{ target: found, field }] : [];
  });
}
