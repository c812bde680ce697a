import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from "graphql";
import type { GraphQLFieldConfig, GraphQLInputType, GraphQLInterfaceType, GraphQLOutputType } from "graphql";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { PagedList } from "#cms/repository/domain/OverlaidList.ts";
import type { TypeModel } from "#cms/repository/domain/model/models.ts";
import { DocumentQuery } from "#cms/repository/domain/query/DocumentQuery.ts";

import type { QueryContext } from "./makeQueryContext.server.ts";
import { argumentTypes, toPredicates, whereFields } from "./conditions.server.ts";
import type { Arguments } from "./conditions.server.ts";
import { toName } from "./names.server.ts";
import { LongScalar } from "./scalars.server.ts";

const defaultPageSize = 20;
const maxPageSize = 100;

type Connection = { documents: PagedList<StoredDocument>; from: number; to: number };

const PageInfo = new GraphQLObjectType<Connection>({
  name: "PageInfo",
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean), resolve: ({ documents, to }) => to < documents.length },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean), resolve: ({ from }) => from > 0 },
    startCursor: { type: GraphQLString, resolve: ({ from, to }) => (to > from ? toCursor(from) : null) },
    endCursor: { type: GraphQLString, resolve: ({ from, to }) => (to > from ? toCursor(to - 1) : null) },
  },
});

type Field = GraphQLFieldConfig<unknown, QueryContext>;

/** `allPages(…)`, or `_allDocuments(…)` without a type: documents in pages, filtered and sorted. */
export function makeConnection(name: string, node: GraphQLObjectType | GraphQLInterfaceType, model?: TypeModel): Field {
  const edge = new GraphQLObjectType<{ index: number; document: StoredDocument }>({
    name: `${name}ConnectionEdge`,
    fields: {
      node: { type: new GraphQLNonNull(node), resolve: ({ document }) => document },
      cursor: { type: new GraphQLNonNull(GraphQLString), resolve: ({ index }) => toCursor(index) },
    },
  });
  const type = new GraphQLObjectType<Connection>({
    name: `${name}ConnectionConnection`,
    fields: {
      pageInfo: { type: new GraphQLNonNull(PageInfo), resolve: (found) => found },
      edges: {
        type: new GraphQLList(edge),
        resolve: ({ documents, from, to }) =>
          documents.slice(from, to).map((document, index) => ({ index: from + index, document })),
      },
      totalCount: { type: new GraphQLNonNull(LongScalar), resolve: ({ documents }) => documents.length },
    },
  });
  const where = model ? whereFields(model) : {};
  const filters: Record<string, { type: GraphQLInputType }> = {
    ...argumentTypes,
    sortBy: { type: sortType(name, model) },
    ...(Object.keys(where).length > 0
      ? { where: { type: new GraphQLInputObjectType({ name: `Where${name}`, fields: where }) } }
      : {}),
  };
  return {
    type: new GraphQLNonNull(type),
    args: { ...filters, ...paging },
    resolve: (_, args: Arguments, context) => toPage(find(args, context, model), args),
  };
}

const paging = {
  first: { type: GraphQLInt },
  last: { type: GraphQLInt },
  after: { type: GraphQLString },
  before: { type: GraphQLString },
};

const dates = ["firstPublicationDate", "lastPublicationDate"];
const sortable = ["Text", "Select", "Number", "Date", "Timestamp", "Boolean", "Color", "StructuredText"];

function sortType(name: string, model?: TypeModel): GraphQLEnumType {
  const sortableFields = Object.entries(model?.fields ?? {}).filter(([, { type }]) => sortable.includes(type));
  const paths = [
    ...dates.map((date) => [`meta_${date}`, `document.${toSnakeCase(date)}`]),
    ...sortableFields.map(([field]) => [toName(field), `my.${model?.id}.${field}`]),
  ];
  const values = paths.flatMap(([field, path]) => [
    [`${field}_ASC`, { value: `[${path}]` }],
    [`${field}_DESC`, { value: `[${path} desc]` }],
  ]);
  return new GraphQLEnumType({ name: `Sort${name}y`, values: Object.fromEntries(values) });
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function find(args: Arguments, { snapshot, models, texts }: QueryContext, model?: TypeModel) {
  const typed = model ? [{ name: "at", path: "document.type", args: [model.id], column: 0 }] : [];
  const predicates = [...typed, ...toPredicates(args, model?.id)];
  const lang = typeof args.lang === "string" && args.lang !== "" ? args.lang : undefined;
  const orderings = typeof args.sortBy === "string" ? args.sortBy : "";
  return snapshot.select(new DocumentQuery({ predicates, lang, orderings, models, texts, find: snapshot.find }));
}

function toPage(documents: PagedList<StoredDocument>, { first, last, after, before }: Arguments): Connection {
  const start = after === undefined || after === null ? 0 : parseCursor(after) + 1;
  const end =
    before === undefined || before === null ? documents.length : Math.min(parseCursor(before), documents.length);
  const size = Math.min([first, last].find((count) => typeof count === "number") ?? defaultPageSize, maxPageSize);
  if (size < 0) throw new GraphQLError("A page has at least one document");
  const isLast = typeof last === "number" && typeof first !== "number";
  const from = isLast ? Math.max(end - size, start) : Math.min(start, end);
  return { documents, from, to: isLast ? end : Math.min(from + size, end) };
}

// Relay's cursor format, opaque to clients.
const toCursor = (index: number) => Buffer.from(`arrayconnection:${index}`).toString("base64");

function parseCursor(cursor: unknown): number {
  const index = /^arrayconnection:(\d+)$/.exec(Buffer.from(String(cursor), "base64").toString())?.[1];
  if (index === undefined) throw new GraphQLError(`${JSON.stringify(cursor)} is not a cursor`);
  return Number(index);
}

/** `page(uid:, lang:)`: one document. */
export function makeSingle({ id }: TypeModel, type: GraphQLOutputType): Field {
  const required = { type: new GraphQLNonNull(GraphQLString) };
  return {
    type,
    args: { uid: required, lang: required },
    resolve: (_, { uid, lang }: Arguments, { snapshot }) =>
      snapshot.listByUid(String(uid)).find((document) => document.type === id && document.lang === lang) ?? null,
  };
}
