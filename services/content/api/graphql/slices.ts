import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString, GraphQLUnionType } from "graphql";
import type { GraphQLOutputType } from "graphql";

import { isObject } from "../../domain/model/document.ts";
import type { JsonObject } from "../../domain/model/document.ts";
import type { FieldModel, SliceChoice, Variation } from "../../domain/model/models.ts";
import { isFieldSlice } from "../../domain/model/sliceParts.ts";
import type { QueryContext } from "./queryContext.ts";
import { fieldsOf, partType } from "./fields.ts";
import type { SchemaContext } from "./fields.ts";
import { typeNameOf } from "./names.ts";

type Options = { schema: SchemaContext; prefix: string };
type SliceType = GraphQLObjectType<JsonObject, QueryContext>;

/** The slices of a zone: one of the types that may stand in it, each. */
export function zoneType(name: string, { config = {} }: FieldModel, { schema, prefix }: Options): GraphQLOutputType {
  const zone = `${prefix}${typeNameOf(name)}`;
  const types = Object.entries(config.choices ?? {}).map(([id, choice]) =>
    sliceType(id, choice, { schema, prefix: zone }),
  );
  if (types.length === 0) return new GraphQLList(partType(zone, {}, schema));
  const union = new GraphQLUnionType({
    name: zone,
    types,
    resolveType: (slice) => (isObject(slice) ? `${zone}${typeNameOf(String(slice.slice_type))}` : undefined),
  });
  return new GraphQLList(new GraphQLNonNull(union));
}

const text = { type: GraphQLString };
const common = {
  type: { ...text, resolve: (slice: JsonObject) => slice.slice_type },
  label: { ...text, resolve: (slice: JsonObject) => slice.slice_label },
};

function sliceType(id: string, choice: SliceChoice, { schema, prefix }: Options): SliceType {
  const name = `${prefix}${typeNameOf(id)}`;
  const variations = schema.models.slices.get(id)?.variations;
  if (choice.type === "SharedSlice" && variations) return sharedType(name, variations, schema);
  if (isFieldSlice(choice)) {
    const fields = fieldsOf<JsonObject>({ value: choice }, { schema, prefix: name, valuesOf: (slice) => slice });
    return new GraphQLObjectType<JsonObject, QueryContext>({ name, fields: { ...common, ...fields } });
  }
  // A slice of the old kind, with its fields in the zone itself.
  const primary = partType(`${name}Primary`, choice["non-repeat"] ?? {}, schema);
  const fields = new GraphQLList(new GraphQLNonNull(partType(`${name}Fields`, choice.repeat ?? {}, schema)));
  return new GraphQLObjectType<JsonObject, QueryContext>({
    name,
    fields: { ...common, primary: { type: primary }, fields: { type: fields, resolve: ({ items }) => items } },
  });
}

function sharedType(name: string, variations: Record<string, Variation>, schema: SchemaContext): SliceType {
  const types = Object.entries(variations).map(([id, { primary, items }]) => {
    const variation = `${name}${typeNameOf(id)}`;
    return new GraphQLObjectType<JsonObject, QueryContext>({
      name: variation,
      fields: {
        primary: { type: partType(`${variation}Primary`, primary, schema) },
        items: { type: new GraphQLList(new GraphQLNonNull(partType(`${variation}Items`, items, schema))) },
      },
    });
  });
  const union = new GraphQLUnionType({
    name: `${name}Variation`,
    types,
    resolveType: (slice) => (isObject(slice) ? `${name}${typeNameOf(String(slice.variation))}` : undefined),
  });
  return new GraphQLObjectType<JsonObject, QueryContext>({
    name,
    fields: { ...common, variation: { type: union, resolve: (slice) => slice } },
  });
}
