import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { FieldModel, Fields, Models } from "#cms/repository/domain/model/models.ts";

/** URL and size of an image. */
export type Picture = { url: string; width: number; height: number };
type Context = { models: Models; picture: (name: string) => Picture };
type Write = (value: Json, model: FieldModel, context: Context) => JsonObject | undefined;

/** Fields in the form of Prismic's editor, which `mocks.json` and Prismic's renderer use. */
export function toEditorFields(data: JsonObject, fields: Fields, context: Context): JsonObject {
  const written = Object.entries(fields).flatMap(([name, model]) => {
    const value = data[name];
    const content = value === undefined || value === null ? undefined : toEditorField(value, model, context);
    return content ? [[name, content] as const] : [];
  });
  return Object.fromEntries(written);
}

/** One slice in the editor's form. */
export function toEditorSlice(slice: JsonObject, context: Context): JsonObject {
  const { primary = {}, items = [] } = slice;
  const variation = context.models.slices.get(String(slice.slice_type))?.variations[String(slice.variation)];
  return {
    __TYPE__: "SharedSliceContent",
    variation: slice.variation ?? "default",
    primary: toEditorFields(isObject(primary) ? primary : {}, variation?.primary ?? {}, context),
    items: groupItems(items ?? [], variation?.items ?? {}, context),
  };
}

const plain: Write = (value, { type }) => ({ __TYPE__: "FieldContent", type, value });

const writers: Record<string, Write> = {
  Text: plain,
  Select: plain,
  Color: plain,
  Date: plain,
  Timestamp: plain,
  Number: (value, model, context) => plain(String(value), model, context),
  Boolean: (value) => ({ __TYPE__: "BooleanContent", value }),
  GeoPoint: (value) =>
    isObject(value) && "latitude" in value
      ? { __TYPE__: "GeoPointContent", position: { lat: value.latitude, lng: value.longitude } }
      : undefined,
  Image: (value, _, context) => {
    const image = toImage(value, context);
    return image && { __TYPE__: "ImageContent", ...image, thumbnails: {} };
  },
  Embed: (value) =>
    isObject(value) && typeof value.embed_url === "string"
      ? { __TYPE__: "EmbedContent", url: value.embed_url, all: value, ...value }
      : undefined,
  StructuredText: (value, _, context) => ({ __TYPE__: "StructuredTextContent", value: toBlocks(value, context) }),
  Link: (value, { config = {} }) => {
    if (!config.repeat) return isObject(value) && isUnfilled(value) ? undefined : linkField(value);
    const links = Array.isArray(value) ? value.map(linkField) : [];
    return { __TYPE__: "RepeatableContent", type: "Link", value: links };
  },
  Table: (value, _, context) => ({ __TYPE__: "TableContent", content: tableRows(value, context) }),
  Group: (value, { config = {} }, context) => ({
    __TYPE__: "GroupContentType",
    value: groupItems(value, config.fields ?? {}, context),
  }),
  Slices: (value, _, context) => ({
    __TYPE__: "SliceContentType",
    value: (Array.isArray(value) ? value : []).filter(isObject).map((slice) => ({
      key: slice.id,
      name: slice.slice_type,
      widget: toEditorSlice(slice, context),
    })),
  }),
};

function toEditorField(value: Json, model: FieldModel, context: Context): JsonObject | undefined {
  return writers[model.type]?.(value, model, context);
}

const groupItems = (value: Json, fields: Fields, context: Context): JsonObject[] =>
  (Array.isArray(value) ? value : []).map((item, index) => ({
    __TYPE__: "GroupItemContent",
    key: `item-${index + 1}`,
    value: Object.entries(toEditorFields(isObject(item) ? item : {}, fields, context)).map(([name, content]) => [
      name,
      content ?? null,
    ]),
  }));

function toImage(value: Json, { picture }: Context): JsonObject | undefined {
  if (!isObject(value) || typeof value.url !== "string") return undefined;
  const { url, width, height } = picture(value.url);
  return {
    url,
    origin: { id: value.id ?? value.url, url, width, height },
    width,
    height,
    edit: { zoom: 1, crop: { x: 0, y: 0 }, background: "transparent" },
    credits: value.copyright ?? null,
    alt: value.alt ?? null,
    ...(isObject(value.linkTo) ? { linkTo: linkTarget(value.linkTo) } : {}),
  };
}

function toBlocks(value: Json, context: Context): JsonObject[] {
  return (Array.isArray(value) ? value : [])
    .filter(isObject)
    .map(({ type, text, spans, direction = "ltr", label, ...rest }) => {
      const own = { type, direction, ...(label ? { label } : {}) };
      if (type === "image") return { ...own, data: toImage(rest, context) };
      if (type === "embed") {
        const all = isObject(rest.oembed) ? rest.oembed : {};
        return { ...own, data: { __TYPE__: "EmbedContent", url: all.embed_url, all, ...all } };
      }
      return { ...own, content: { text, spans: (Array.isArray(spans) ? spans : []).filter(isObject).map(toSpan) } };
    });
}

function toSpan({ type, start, end, data }: JsonObject): JsonObject {
  if (type === "hyperlink" && isObject(data)) return { type, start, end, data: linkTarget(data) };
  return { type, start, end, ...(isObject(data) ? { data: data.label } : {}) };
}

const isUnfilled = ({ id, url, name, text, variant }: JsonObject) => !(id || url || name || text || variant);

function linkField(value: Json): JsonObject {
  const link = isObject(value) ? value : {};
  const words = { ...(link.text ? { text: link.text } : {}), ...(link.variant ? { variant: link.variant } : {}) };
  return { __TYPE__: "LinkContent", key: link.key, value: { ...linkTarget(link), ...words } };
}

function linkTarget({ link_type, id, url, target, name, size, kind }: JsonObject): JsonObject {
  if (link_type === "Document") return { __TYPE__: "DocumentLink", ...(id ? { id } : { kind: "document" }) };
  if (link_type === "Web")
    return { __TYPE__: "ExternalLink", kind: "web", ...(url ? { url } : {}), ...(target ? { target } : {}) };
  if (link_type === "Media") return { __TYPE__: "FileLink", kind: kind ?? "file", id: id ?? name, url, name, size };
  return { __TYPE__: "AnyLink", kind: "any" };
}

function tableRows(value: Json, context: Context): JsonObject[] {
  const { head, body } = isObject(value) ? value : {};
  return [head, body]
    .flatMap((part) => (isObject(part) && Array.isArray(part.rows) ? part.rows : []))
    .flatMap((row) => {
      if (!isObject(row) || !Array.isArray(row.cells)) return [];
      const cells = row.cells.filter(isObject).map((cell) => ({
        key: cell.key,
        type: cell.type === "header" ? "tableHeader" : "tableCell",
        content: { __TYPE__: "StructuredTextContent", value: toBlocks(cell.content ?? [], context) },
      }));
      return [{ key: row.key, type: "tableRow", content: cells }];
    });
}
