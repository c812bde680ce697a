import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { CatalogEntry } from "./CatalogEntry.server.ts";
import type { DocumentSummary } from "./contract.ts";

type Find = (id: string) => CatalogEntry | undefined;

/** The fields in which documents have a day of their own: posts and changes, incidents. */
const dateFields = ["published", "started"];

/** What a list says of documents of some types alone. */
export function describeOwn(
  { type, data }: Pick<StoredDocument, "type" | "data">,
  find: Find,
): Partial<DocumentSummary> {
  if (type === "redirect") return describeRedirect(data, find);
  const date = dateFields.map((name) => data[name]).find((value) => typeof value === "string");
  return typeof date === "string" ? { date: date.slice(0, "2026-01-01".length) } : {};
}

/** Where a redirect leads, whether only for now, and whether from every language. */
export const describeRedirect = (
  { to, permanent, both_languages: isInEvery }: JsonObject,
  find: Find,
): Pick<DocumentSummary, "leads_to" | "is_temporary" | "is_in_every_language"> => ({
  leads_to: findTarget(to, find),
  ...(permanent === false ? { is_temporary: true } : {}),
  ...(isInEvery === true ? { is_in_every_language: true } : {}),
});

/** What a link leads to: the path of a page, or a URL. */
function findTarget(link: Json | undefined, find: Find): string | null {
  if (!isObject(link)) return null;
  const { id, url } = link;
  const path = typeof id === "string" ? find(id)?.path : undefined;
  return path ?? (typeof url === "string" ? url : null);
}
