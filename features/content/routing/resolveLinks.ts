import { findEntry } from "./SiteIndex";
import type { SiteIndex } from "./SiteIndex";

/**
 * A document, or any part of one, whose links to other documents lead where these stand now; the repository knows the
 * URLs of pages a few levels deep only. A link to a document that is gone has no URL. While the index is not
 * whole, what it does not know keeps the repository's URL.
 */
export function resolveLinks<T>(value: T, siteIndex: SiteIndex): T;
export function resolveLinks(value: unknown, siteIndex: SiteIndex): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveLinks<unknown>(one, siteIndex));
  if (typeof value !== "object" || value === null) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, resolveLinks<unknown>(member, siteIndex)]),
  );
  if (!("link_type" in value && value.link_type === "Document" && "id" in value && typeof value.id === "string")) {
    return resolved;
  }
  const entry = findEntry(siteIndex, value.id);
  if (entry) resolved.url = entry.path;
  else if (siteIndex.isComplete) delete resolved.url;
  return resolved;
}
