/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
export type JsonObject = { [key: string]: Json | undefined };

/** A document as its file holds it: links by id, pictures by name. */
export type StoredDocument = {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  /** Shared by the same page in every language. */
  group: string;
  tags: string[];
  first_publication_date: string;
  last_publication_date: string;
  data: JsonObject;
};

/** Whether a value is an object with named members. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has members below some number of levels. */
export const isDeeper = (value: Json | undefined, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** A moment as Prismic writes it: whole seconds, `+0000`. */
export const stampOf = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}+0000`;
