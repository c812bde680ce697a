import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json } from "#cms/repository/domain/model/document.ts";

import type { CatalogEntry } from "./CatalogEntry.server.ts";

/** What a link leads to: the path of a page, or a URL. */
export function findTarget(link: Json | undefined, find: (id: string) => CatalogEntry | undefined): string | null {
  if (!isObject(link)) return null;
  const { id, url } = link;
  const path = typeof id === "string" ? find(id)?.path : undefined;
  return path ?? (typeof url === "string" ? url : null);
}
