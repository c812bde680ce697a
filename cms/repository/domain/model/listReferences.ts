import { isObject } from "./document.ts";
import { getFacts } from "./getFacts.ts";
import type { Json, JsonObject, StoredDocument } from "./document.ts";

/** A reference in a document: to another document, a URL, or a stored file; with the path of the field. */
type Reference = { kind: "document" | "url" | "file"; target: string; id?: string; field: string };

// The references of a document are listed several times in turn.
let last: { document: StoredDocument; references: Reference[] } | undefined;

/** All references of a document, in the order of its data. */
export function listReferences(document: StoredDocument): Reference[] {
  if (last?.document === document) return last.references;
  const references = walk(document.data, "data");
  last = { document, references };
  return references;
}

/** What a document refers to, as `document ID`, `url URL`, `file NAME` and `file ID`. */
export function listReferenceKeys(document: StoredDocument): readonly string[] {
  const facts = getFacts(document);
  if (facts.references) return facts.references;
  const all = listReferences(document).flatMap(({ kind, target, id }) => [
    `${kind} ${target}`,
    ...(id === undefined ? [] : [`${kind} ${id}`]),
  ]);
  facts.references = [...new Set(all)];
  return facts.references;
}

function walk(value: Json | undefined, path: string): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => walk(item, `${path}[${index}]${isObject(item) ? getSliceStep(item) : ""}`));
  if (!isObject(value)) return [];
  if (typeof value.link_type === "string") return toLink(value, path);
  // References in rich text are reported at their block.
  const isBlock = typeof value.type === "string" && (Array.isArray(value.spans) || value.direction !== undefined);
  const below = Object.entries(value).flatMap(([name, member]) => walk(member, isBlock ? path : `${path}.${name}`));
  return isPicture(value)
    ? [toFile(value, path), ...(isBlock ? below.filter(({ target }) => target !== value.url) : below)]
    : below;
}

const getSliceStep = ({ slice_type: type }: JsonObject) => (typeof type === "string" ? `(${type})` : "");

const isPicture = (value: JsonObject) => typeof value.url === "string" && ("alt" in value || "edit" in value);

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
