import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString, GraphQLUnionType } from "graphql";
import type { GraphQLOutputType } from "graphql";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, SliceChoice, Variation } from "#cms/repository/domain/model/models.ts";
import { isFieldSlice } from "#cms/repository/domain/model/sliceParts.ts";

import type { QueryContext } from "./makeQueryContext.server.ts";
import { makeFields, makePartType } from "./fields.server.ts";
import type { SchemaContext } from "./fields.server.ts";
import { toTypeName } from "./names.server.ts";

type Options = { schema: SchemaContext; prefix: string };
type SliceType = GraphQLObjectType<JsonObject, QueryContext>;

/** The list type of a slice zone: a union of its slices. */
export function makeZoneType(
  name: string,
  { config = {} }: FieldModel,
  { schema, prefix }: Options,
): GraphQLOutputType {
  const zone = `${prefix}${toTypeName(name)}`;
  const types = Object.entries(config.choices ?? {}).map(([id, choice]) =>
    makeSliceType(id, choice, { schema, prefix: zone }),
  );
  if (types.length === 0) return new GraphQLList(makePartType(zone, {}, schema));
  const union = new GraphQLUnionType({
    name: zone,
    types,
    resolveType: (slice) => (isObject(slice) ? `${zone}${toTypeName(String(slice.slice_type))}` : undefined),
  });
  return new GraphQLList(new GraphQLNonNull(union));
}

const text = { type: GraphQLString };
const common = {
  type: { ...text, resolve: (slice: JsonObject) => slice.slice_type },
  label: { ...text, resolve: (slice: JsonObject) => slice.slice_label },
};

function makeSliceType(id: string, choice: SliceChoice, { schema, prefix }: Options): SliceType {
  const name = `${prefix}${toTypeName(id)}`;
  const variations = schema.models.slices.get(id)?.variations;
  if (choice.type === "SharedSlice" && variations) return makeSharedType(name, variations, schema);
  if (isFieldSlice(choice)) {
    const fields = makeFields<JsonObject>({ value: choice }, { schema, prefix: name, getValues: (slice) => slice });
    return new GraphQLObjectType<JsonObject, QueryContext>({ name, fields: { ...common, ...fields } });
  }
  // A legacy slice, with its fields defined in the zone.
  const primary = makePartType(`${name}Primary`, choice["non-repeat"] ?? {}, schema);
  const fields = new GraphQLList(new GraphQLNonNull(makePartType(`${name}Fields`, choice.repeat ?? {}, schema)));
  return new GraphQLObjectType<JsonObject, QueryContext>({
    name,
    fields: { ...common, primary: { type: primary }, fields: { type: fields, resolve: ({ items }) => items } },
  });
}

function makeSharedType(name: string, variations: Record<string, Variation>, schema: SchemaContext): SliceType {
  const types = Object.entries(variations).map(([id, { primary, items }]) => {
    const variation = `${name}${toTypeName(id)}`;
    return new GraphQLObjectType<JsonObject, QueryContext>({
      name: variation,
      fields: {
        primary: { type: makePartType(`${variation}Primary`, primary, schema) },
        items: { type: new GraphQLList(new GraphQLNonNull(makePartType(`${variation}Items`, items, schema))) },
      },
    });
  });
  const union = new GraphQLUnionType({
    name: `${name}Variation`,
    types,
    resolveType: (slice) => (isObject(slice) ? `${name}${toTypeName(String(slice.variation))}` : undefined),
  });
  return new GraphQLObjectType<JsonObject, QueryContext>({
    name,
    fields: { ...common, variation: { type: union, resolve: (slice) => slice } },
  });
}
