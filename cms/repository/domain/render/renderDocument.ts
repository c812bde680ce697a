import { getCrop } from "#cms/files/crop.contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { markPicked, pickFields } from "./pickedFields.ts";
import type { Picks } from "./pickedFields.ts";
import { pick, pickLinked } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { applyGraphQuery } from "./applyGraphQuery.ts";
import type { Selected } from "./parseGraphQuery.ts";
import { getUrl } from "./routes.ts";
import type { Route } from "./routes.ts";

/** Context of rendering a query's response. */
export type RenderContext = {
  models: Models;
  ref: string;
  /** Origin and path of the document API: `http://127.0.0.1:3001/content/api/v2`. */
  endpoint: string;
  /** Base of image URLs, without a trailing slash. */
  imagesUrl: string;
  masterLang: string;
  routes: Route[];
  brokenRoute: string | null;
  fetch: Selection | undefined;
  fetchLinks: Selection | undefined;
  graphQuery: Map<string, Selected> | undefined;
  find: (id: string) => StoredDocument | undefined;
  siblings: (group: string) => readonly StoredDocument[];
  imageSize: (name: string) => { width: number; height: number } | undefined;
};

/** A document in the form of the API, without its data. */
export function renderHead(document: StoredDocument, context: RenderContext): JsonObject {
  const query = `[[:d = at(document.id, "${document.id}") ]]`;
  return {
    id: document.id,
    uid: document.uid,
    url: getUrl(document, context.routes, context.find, context.masterLang),
    type: document.type,
    href: `${context.endpoint}/documents/search?ref=${encodeURIComponent(context.ref)}&q=${encodeURIComponent(query)}`,
    tags: document.tags,
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    slugs: [document.uid ?? document.id],
    linked_documents: [],
    lang: document.lang,
    alternate_languages: context
      .siblings(document.group)
      .filter(({ id }) => id !== document.id)
      .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid ? { uid } : {}) })),
  };
}

/** The data of a document in the form of the API. */
export function renderData(document: StoredDocument, context: RenderContext): JsonObject {
  const render = ({ type, data }: Pick<StoredDocument, "type" | "data">): JsonObject => {
    const picks = markPicked(data, context.models.types.get(type)?.fields ?? {}, context.models);
    return renderMembers(data, { ...context, picks, lang: document.lang });
  };
  if (!context.graphQuery) {
    const { type } = document;
    return render({ type, data: pick(document.data, type, context.fetch) });
  }
  return applyGraphQuery(render(document), context.graphQuery.get(document.type), { find: context.find, render });
}

type Context = RenderContext & {
  /** The language of the document that is rendered. */
  lang: string;
  /** Picked fields of linked documents, by link. */
  picks?: Picks;
};

// Most values have no link and no image: what stays the same is not copied.
function renderMembers(data: JsonObject, context: Context): JsonObject {
  let rendered = data;
  for (const [name, value] of Object.entries(data)) {
    const next = renderValue(value ?? null, context);
    if (next === value) continue;
    if (rendered === data) rendered = { ...data };
    rendered[name] = next;
  }
  return rendered;
}

function renderValue(value: Json, context: Context): Json {
  if (Array.isArray(value)) {
    const all = value.map((item) => renderValue(item, context));
    return all.some((item, index) => item !== value[index]) ? all : value;
  }
  if (!isObject(value)) return value;
  if (value.link_type !== undefined) return renderLink(value, context);
  if (isImage(value)) return renderImage(value, context);
  return renderMembers(value, context);
}

function renderLink(link: JsonObject, context: Context): JsonObject {
  if (link.link_type === "Media" && typeof link.name === "string") {
    const name = typeof link.url === "string" ? link.url : link.name;
    return { kind: "file", size: "0", ...link, url: toImageUrl(name, context) };
  }
  if (link.link_type !== "Document" || typeof link.id !== "string") return link;
  const target = findInLanguage(context.find(link.id), context);
  const linkFields = {
    ...(link.key ? { key: link.key } : {}),
    ...(link.text ? { text: link.text } : {}),
    ...(link.variant ? { variant: link.variant } : {}),
    ...(link.anchor ? { anchor: link.anchor } : {}),
    ...(link.target ? { target: link.target } : {}),
  };
  if (!target) {
    const url = context.brokenRoute ? { url: context.brokenRoute } : {};
    return {
      id: link.id,
      type: "broken_type",
      tags: [],
      lang: null,
      link_type: "Document",
      isBroken: true,
      ...url,
      ...linkFields,
    };
  }
  const url = getUrl(target, context.routes, context.find, context.masterLang);
  const fetched = pickLinked(target.data, target.type, context.fetchLinks);
  const picked = pickFields(target, context.picks?.get(link));
  const data = {
    ...(picked ? renderMembers(picked.data, { ...context, picks: picked.picks }) : {}),
    ...(fetched ? renderMembers(fetched, context) : {}),
  };
  return {
    id: target.id,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.uid ?? "-",
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(target.uid ? { uid: target.uid } : {}),
    ...(url ? { url: link.anchor ? `${url}#${String(link.anchor)}` : url } : {}),
    link_type: "Document",
    isBroken: false,
    ...linkFields,
    ...(picked || fetched ? { data } : {}),
  };
}

/**
 * The version of a linked document in the language of the page, if there is one: links of a translation lead to itself and
 * to pages that are translated later.
 */
const findInLanguage = (found: StoredDocument | undefined, { lang, siblings }: Context): StoredDocument | undefined =>
  found && found.lang !== lang ? (siblings(found.group).find((one) => one.lang === lang) ?? found) : found;

const isImage = (value: JsonObject) => typeof value.url === "string" && ("alt" in value || "dimensions" in value);

function renderImage(image: JsonObject, context: Context): JsonObject {
  const name = String(image.url);
  const size = context.imageSize(name);
  const linkTo = isObject(image.linkTo) ? { linkTo: renderLink(image.linkTo, context) } : {};
  const views = Object.entries(image).flatMap(([view, value]) =>
    isObject(value) && isImage(value) ? [[view, renderImage(value, context)]] : [],
  );
  return {
    dimensions: size ?? { width: 0, height: 0 },
    copyright: null,
    id: name,
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    ...image,
    alt: image.alt ?? null,
    url: `${toImageUrl(name, context)}${toCropQuery(image, size)}`,
    ...linkTo,
    ...Object.fromEntries(views),
  };
}

// In Prismic's form, for imgix.
function toCropQuery({ edit, dimensions }: JsonObject, size: { width: number; height: number } | undefined): string {
  const crop = size && getCrop({ edit, dimensions }, size);
  if (!crop || !isObject(dimensions)) return "";
  const { x, y, width, height } = crop;
  return `?auto=compress,format&rect=${x},${y},${width},${height}&w=${dimensions.width}&h=${dimensions.height}`;
}

const toImageUrl = (name: string, { imagesUrl }: RenderContext) =>
  /^https?:\/\//.test(name) ? name : `${imagesUrl}/${name.replace(/^\/+/, "")}`;
