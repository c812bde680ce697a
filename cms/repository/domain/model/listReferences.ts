import { isObject } from "./document.ts";
import type { Json, JsonObject, StoredDocument } from "./document.ts";

/** A reference in a document: to another document, a URL, or a stored file; with the path of the field. */
type Reference = { kind: "document" | "url" | "file"; target: string; id?: string; field: string };

// Documents never change, and their references are listed repeatedly.
const cache = new WeakMap<StoredDocument, Reference[]>();

/** All references of a document, in the order of its data. */
export function listReferences(document: StoredDocument): Reference[] {
  const known = cache.get(document) ?? walk(document.data, "data");
  cache.set(document, known);
  return known;
}

function walk(value: Json | undefined, path: string): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => walk(item, `${path}[${index}]${isObject(item) ? getSliceStep(item) : ""}`));
  if (!isObject(value)) return [];
  if (typeof value.link_type === "string") return toLink(value, path);
  // References in rich text are reported at their block.
  const isBlock = typeof value.type === "string" && (Array.isArray(value.spans) || value.direction !== undefined);
  const below = Object.entries(value).flatMap(([name, member]) => walk(member, isBlock ? path : `${path}.${name}`));
  return isPicture(value) ? [toFile(value, path), ...(isBlock ? uniqueLinks(below) : below)] : below;
}

const getSliceStep = ({ slice_type: type }: JsonObject) => (typeof type === "string" ? `(${type})` : "");

const isPicture = (value: JsonObject) => typeof value.url === "string" && ("alt" in value || "edit" in value);

const uniqueLinks = (references: Reference[]) => references.filter(({ kind }) => kind !== "file");

const toFile = ({ url, id }: JsonObject, field: string): Reference => ({
  kind: "file",
  target: String(url),
  field,
  ...(typeof id === "string" ? { id } : {}),
});

function toLink(link: JsonObject, field: string): Reference[] {
  const { link_type: kind, id, url, name } = link;
  if (kind === "Document") return typeof id === "string" ? [{ kind: "document", target: id, field }] : [];
  if (kind === "Media")
    return (url ?? name) === undefined ? [] : [{ ...toFile(link, field), target: String(url ?? name) }];
  return typeof url === "string" ? [{ kind: "url", target: url, field }] : [];
}
