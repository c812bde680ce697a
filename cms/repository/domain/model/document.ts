/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
export type JsonObject = { [key: string]: Json | undefined };

/** A document as stored in its file: links by id, images by name. */
export type StoredDocument = {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  /** Shared by all translations of a page. */
  group: string;
  tags: string[];
  first_publication_date: string;
  last_publication_date: string;
  data: JsonObject;
  /** Set if part of the stored document does not fit the models: `data` and `uid` above are the served form. */
  misfit?: Misfit;
};

/** The stored form of a document that is served in part, and the reasons. */
export type Misfit = Pick<StoredDocument, "uid" | "data"> & { problems: { field: string; reason: string }[] };

/** A document as stored, including what does not fit the models. */
export function toStored({ misfit, ...document }: StoredDocument): StoredDocument {
  return misfit ? { ...document, uid: misfit.uid, data: misfit.data } : document;
}

/** Whether a value is a plain object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is the empty form of any kind of field. */
export function isEmptyValue(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== "object") return false;
  const { link_type: kind, ...rest } = value;
  const names = Object.keys(rest);
  // An image without a picture contains the names of its thumbnails; an empty link has the key and variant of a filled
  // one.
  return kind === undefined
    ? names.every((name) => isObject(rest[name]) && isEmptyValue(rest[name]))
    : names.every((name) => name === "key" || name === "variant");
}

/** Largest file of a document, in bytes: a body of 4 MB with its head and indentation. */
export const maxFileBytes = 8 * 1024 * 1024;

/** Most levels of a document's data, and of a request; no model nests half as deep, and readers are recursive. */
export const maxLevels = 64;

/** Whether a value is nested deeper than some levels. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** A time in Prismic's format: whole seconds, `+0000`. */
export const toStamp = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}+0000`;
