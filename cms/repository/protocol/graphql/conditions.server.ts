import { GraphQLBoolean, GraphQLFloat, GraphQLList, GraphQLNonNull, GraphQLString } from "graphql";
import type { GraphQLInputType } from "graphql";

import { ownValue } from "#contracts/ownValue.ts";
import type { TypeModel } from "#cms/repository/domain/model/models.ts";
import type { Predicate, Value } from "#cms/repository/domain/query/parseQuery.ts";

import { toName } from "./names.server.ts";
import { DateScalar, DateTimeScalar } from "./scalars.server.ts";

/** Raw arguments. */
export type Arguments = Record<string, unknown>;

const list = new GraphQLList(new GraphQLNonNull(GraphQLString));
const date = { type: DateTimeScalar };

/** Arguments of every connection. */
export const argumentTypes: Record<string, { type: GraphQLInputType }> = {
  id: { type: GraphQLString },
  id_in: { type: list },
  uid: { type: GraphQLString },
  uid_in: { type: list },
  lang: { type: GraphQLString },
  tags: { type: list },
  tags_in: { type: list },
  type: { type: GraphQLString },
  type_in: { type: list },
  fulltext: { type: GraphQLString },
  firstPublicationDate: date,
  firstPublicationDate_after: date,
  firstPublicationDate_before: date,
  lastPublicationDate: date,
  lastPublicationDate_after: date,
  lastPublicationDate_before: date,
};

const functions: Record<string, string> = {
  "": "at",
  in: "any",
  fulltext: "fulltext",
  after: "date.after",
  before: "date.before",
  lt: "number.lt",
  gt: "number.gt",
};
const paths: Record<string, string> = {
  id: "document.id",
  tags: "document.tags",
  type: "document.type",
  "": "document",
  firstPublicationDate: "document.first_publication_date",
  lastPublicationDate: "document.last_publication_date",
};

// Operators by field type.
const comparable: Record<string, { type: GraphQLInputType; by: string[] }> = {
  Text: { type: GraphQLString, by: ["", "fulltext"] },
  StructuredText: { type: GraphQLString, by: ["fulltext"] },
  Select: { type: GraphQLString, by: ["", "fulltext"] },
  Number: { type: GraphQLFloat, by: ["", "lt", "gt"] },
  Boolean: { type: GraphQLBoolean, by: [""] },
  Date: { type: DateScalar, by: ["", "after", "before"] },
  Timestamp: { type: DateTimeScalar, by: ["", "after", "before"] },
  // The id of the linked document.
  Link: { type: GraphQLString, by: [""] },
};

const joinName = (name: string, by: string) => (by ? `${name}_${by}` : name);

/** The fields of a type's `where` argument. */
export function whereFields({ fields }: TypeModel): Record<string, { type: GraphQLInputType }> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { type, by = [] } = comparable[field.type] ?? {};
      return type ? by.map((one) => [joinName(toName(name), one), { type }] as const) : [];
    }),
  );
}

/** Converts arguments to predicates. */
export function toPredicates(args: Arguments, type: string | undefined): Predicate[] {
  const known = Object.entries(args).flatMap(([name, value]) => {
    const { field, by } = parseName(name);
    const path = field === "uid" ? type && `my.${type}.uid` : ownValue(paths, field);
    return path && name !== "lang" ? toPredicate(path, by, value) : [];
  });
  const where = typeof args.where === "object" && args.where !== null ? Object.entries(args.where) : [];
  return [...known, ...where.flatMap(([name, value]) => toFieldPredicates(name, value, type))];
}

function toFieldPredicates(name: string, value: unknown, type: string | undefined): Predicate[] {
  const { field, by } = parseName(name);
  return toPredicate(`my.${type}.${field}`, by, value);
}

function parseName(name: string): { field: string; by: string } {
  if (name === "fulltext") return { field: "", by: "fulltext" };
  const [, field = name, by = ""] = /^(.+)_(in|fulltext|after|before|lt|gt)$/.exec(name) ?? [];
  return { field, by };
}

function toPredicate(path: string, by: string, value: unknown): Predicate[] {
  const name = ownValue(functions, by);
  if (!name || value === null || value === undefined) return [];
  return [{ name, path, args: [toValue(value)], column: 0 }];
}

function toValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(toValue);
  return typeof value === "number" ? value : String(value);
}
