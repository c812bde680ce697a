import { GraphQLInterfaceType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { TypeModel } from "#cms/repository/domain/model/models.ts";

import type { QueryContext } from "./makeQueryContext.server.ts";
import { makeFields } from "./fields.server.ts";
import type { SchemaContext } from "./fields.server.ts";
import { toTypeName } from "./names.server.ts";
import { DateTimeScalar } from "./scalars.server.ts";

const text = { type: GraphQLString };
const required = { type: new GraphQLNonNull(GraphQLString) };

const RelatedDocument = new GraphQLObjectType<StoredDocument>({
  name: "RelatedDocument",
  fields: { id: required, uid: text, type: required, lang: required },
});

const Meta = new GraphQLObjectType<StoredDocument, QueryContext>({
  name: "Meta",
  fields: {
    id: required,
    uid: text,
    type: required,
    tags: { type: new GraphQLNonNull(new GraphQLList(required.type)) },
    lang: required,
    firstPublicationDate: { type: DateTimeScalar, resolve: (document) => document.first_publication_date },
    lastPublicationDate: { type: DateTimeScalar, resolve: (document) => document.last_publication_date },
    alternateLanguages: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(RelatedDocument))),
      resolve: ({ id, group }, _, { snapshot }) => snapshot.listByGroup(group).filter((document) => document.id !== id),
    },
  },
});

/** Fields of every document. */
export const DocumentInterface = new GraphQLInterfaceType({
  name: "_Document",
  fields: { _meta: { type: new GraphQLNonNull(Meta) } },
  resolveType: (document) => (isObject(document) ? toTypeName(String(document.type)) : undefined),
});

/** The target of a link: a document, URL, file or image. */
export const LinkableInterface: GraphQLInterfaceType = new GraphQLInterfaceType({
  name: "_Linkable",
  fields: { _linkType: text },
  resolveType: (target) => {
    if (!isObject(target)) return undefined;
    if (target.link_type === "Web") return "_ExternalLink";
    if (target.link_type === "Media") return target.kind === "image" ? "_ImageLink" : "_FileLink";
    return toTypeName(String(target.type));
  },
});

const linkType = (name: string) => ({ _linkType: { ...text, resolve: () => name } });
const link = (name: string, kind: string, fields: string[]) =>
  new GraphQLObjectType<JsonObject>({
    name,
    interfaces: [LinkableInterface],
    fields: { ...linkType(kind), ...Object.fromEntries(fields.map((field) => [field, text])) },
  });

/** The targets of links that are no documents. */
export const linkTypes = [
  link("_ExternalLink", "Link.web", ["url", "target"]),
  link("_FileLink", "Link.file", ["name", "url", "size"]),
  link("_ImageLink", "Link.image", ["name", "url", "size", "height", "width"]),
];

/** A type of documents, with its fields and `_meta`. */
export function makeDocumentType(
  { id, fields }: TypeModel,
  schema: SchemaContext,
): GraphQLObjectType<StoredDocument, QueryContext> {
  const name = toTypeName(id);
  return new GraphQLObjectType<StoredDocument, QueryContext>({
    name,
    interfaces: [DocumentInterface, LinkableInterface],
    fields: () => ({
      ...makeFields<StoredDocument>(fields, {
        schema,
        prefix: name,
        getValues: (document, { getData }) => getData(document),
      }),
      _meta: { type: new GraphQLNonNull(Meta), resolve: (document) => document },
      ...linkType("Link.document"),
    }),
  });
}
