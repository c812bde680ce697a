import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import type { CatalogEntry } from "./CatalogEntry.server.ts";
import type { DocumentSummary } from "./contract.ts";

type Find = (id: string) => CatalogEntry | undefined;

/** Where a redirect leads, and whether only for now. */
export const describeRedirect = (
  { to, permanent }: JsonObject,
  find: Find,
): Pick<DocumentSummary, "leads_to" | "is_temporary"> => ({
  leads_to: findTarget(to, find),
  ...(permanent === false ? { is_temporary: true } : {}),
});

/** What a link leads to: the path of a page, or a URL. */
function findTarget(link: Json | undefined, find: Find): string | null {
  if (!isObject(link)) return null;
  const { id, url } = link;
  const path = typeof id === "string" ? find(id)?.path : undefined;
  return path ?? (typeof url === "string" ? url : null);
}
