import { GraphQLBoolean, GraphQLFloat, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import type { GraphQLFieldConfigMap, GraphQLOutputType } from "graphql";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";

import type { QueryContext } from "./makeQueryContext.server.ts";
import { toName, toTypeName } from "./names.server.ts";
import { DateScalar, DateTimeScalar, JsonScalar } from "./scalars.server.ts";

/** State shared by the types of one schema. */
export type SchemaContext = {
  models: Models;
  linkable: GraphQLOutputType;
  /** The type of a slice zone; `prefix` is the name of its parent type. */
  zoneType: (name: string, zone: FieldModel, prefix: string) => GraphQLOutputType;
};

type Options<Source> = {
  schema: SchemaContext;
  /** Name of the parent type, the prefix of nested types. */
  prefix: string;
  getValues: (source: Source, context: QueryContext) => JsonObject;
};

const simple: Record<string, GraphQLOutputType> = {
  Text: GraphQLString,
  Select: GraphQLString,
  Color: GraphQLString,
  Number: GraphQLFloat,
  Boolean: GraphQLBoolean,
  Date: DateScalar,
  Timestamp: DateTimeScalar,
};

/** The fields of a model; a UID is in `_meta`. */
export function makeFields<Source>(
  fields: Fields,
  options: Options<Source>,
): GraphQLFieldConfigMap<Source, QueryContext> {
  const entries = Object.entries(fields).filter(([, { type }]) => type !== "UID");
  return Object.fromEntries(
    entries.map(([name, field]) => [
      toName(name),
      {
        type: makeType(name, field, options),
        resolve: (source: Source, _: unknown, context: QueryContext) =>
          resolve(field, options.getValues(source, context)[name] ?? null, context),
      },
    ]),
  );
}

function makeType<Source>(name: string, field: FieldModel, { schema, prefix }: Options<Source>): GraphQLOutputType {
  const { type, config = {} } = field;
  if (type === "Link") return config.repeat ? new GraphQLList(schema.linkable) : schema.linkable;
  if (type === "Slices" || type === "Choice") return schema.zoneType(name, field, prefix);
  if (type !== "Group") return simple[type] ?? JsonScalar;
  return new GraphQLList(new GraphQLNonNull(makePartType(`${prefix}${toTypeName(name)}`, config.fields ?? {}, schema)));
}

/** A type for a part of a document with values of its own: a group's item, a slice's fields. */
export function makePartType(
  name: string,
  fields: Fields,
  schema: SchemaContext,
): GraphQLObjectType<JsonObject, QueryContext> {
  return new GraphQLObjectType<JsonObject, QueryContext>({
    name,
    // GraphQL does not allow types without fields.
    fields: () => ({
      ...makeFields<JsonObject>(fields, { schema, prefix: name, getValues: (part) => part }),
      _empty: { type: GraphQLBoolean },
    }),
  });
}

function resolve({ type }: FieldModel, value: Json, context: QueryContext): unknown {
  if (type !== "Link") return value;
  return Array.isArray(value) ? value.map((one) => findTarget(one, context)) : findTarget(value, context);
}

/** The linked document, or the link itself; null for an empty link. */
function findTarget(value: Json, { snapshot }: QueryContext): unknown {
  if (!isObject(value)) return null;
  if (value.link_type === "Document") return typeof value.id === "string" ? (snapshot.find(value.id) ?? null) : null;
  return value.url ? value : null;
}
