import { GraphQLObjectType, GraphQLSchema } from "graphql";

import type { Models } from "#cms/repository/domain/model/models.ts";

import { makeConnection, makeSingle } from "./connections.server.ts";
import type { QueryContext } from "./makeQueryContext.server.ts";
import { makeDocumentType, DocumentInterface, LinkableInterface, linkTypes } from "./documents.server.ts";
import type { SchemaContext } from "./fields.server.ts";
import { toName, toTypeName } from "./names.server.ts";
import { makeZoneType } from "./makeZoneType.server.ts";

const schemas = new WeakMap<Models, GraphQLSchema>();

/** The schema of a repository: `_allDocuments`, and for each type `allPages` and, if it has a UID, `page`. */
export function getSchema(models: Models): GraphQLSchema {
  const cached = schemas.get(models) ?? makeSchema(models);
  schemas.set(models, cached);
  return cached;
}

function makeSchema(models: Models): GraphQLSchema {
  const schema: SchemaContext = {
    models,
    linkable: LinkableInterface,
    zoneType: (name, zone, prefix) => makeZoneType(name, zone, { schema, prefix }),
  };
  const types = [...models.types.values()].map((model) => ({ model, type: makeDocumentType(model, schema) }));
  const fields = types.flatMap(({ model, type }) => {
    const name = toTypeName(model.id);
    const hasUid = Object.values(model.fields).some((field) => field.type === "UID");
    const all = [`all${name}s`, makeConnection(name, type, model)] as const;
    return hasUid ? [all, [toName(model.id), makeSingle(model, type)] as const] : [all];
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, QueryContext>({
      name: "Query",
      fields: { _allDocuments: makeConnection("_Document", DocumentInterface), ...Object.fromEntries(fields) },
    }),
    types: [...types.map(({ type }) => type), ...linkTypes],
  });
}
