import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

/** What resolves a URL to a link: the language, and the paths of documents. */
export type LinkContext = { lang: string; findIdByPath: (path: string, lang: string) => string | undefined };

/**
 * `/about/` becomes a link to that document; any other URL, also one with a query or anchor, stays a URL.
 * `document:id` links to a document without a path; `web:/about/` is a URL although a document has that path.
 */
export function parseLink(text: string, { lang, findIdByPath }: LinkContext): JsonObject {
  const [, kind, rest = ""] = /^(document|web):(.+)$/.exec(text) ?? [];
  if (kind === "document") return { link_type: "Document", id: rest };
  if (kind === "web") return { link_type: "Web", url: rest };
  const id = /^\/[^?#]*$/.test(text) ? findIdByPath(text, lang) : undefined;
  return id ? { link_type: "Document", id } : { link_type: "Web", url: text };
}

/** Reads a draft's link: a URL, `{ url, text, variant, target, anchor, key }`, or a link in full form; the Studio writes `key`. */
export function composeLink(value: unknown, context: LinkContext): JsonObject {
  if (typeof value === "string") return parseLink(value, context);
  if (isObject(value) && value.link_type !== undefined) return value;
  if (!isObject(value) || typeof value.url !== "string") {
    throw new Error("a link is an address or { url, text, variant }");
  }
  const unknownName = Object.keys(value).find(
    (name) => !["url", "text", "variant", "target", "anchor", "key"].includes(name),
  );
  if (unknownName) throw new Error(`a link has no ${unknownName}, only url, text, variant, target and anchor`);
  const { url, ...own } = value;
  return { ...parseLink(url, context), ...own };
}

/** The short form of a link, as `composeLink` reads it. */
export function openLink(link: JsonObject, toText: (link: JsonObject) => string | undefined): Json {
  const { link_type: kind, id, url, ...own } = link;
  const text = toText({
    link_type: kind,
    ...(id === undefined ? {} : { id }),
    ...(url === undefined ? {} : { url }),
  });
  if (text === undefined) return link;
  return Object.keys(own).length > 0 ? { url: text, ...own } : text;
}

/** The text of a link in a draft; `undefined` when there is none. */
export function toLinkText(
  { link_type: kind, id, url, ...rest }: JsonObject,
  { findPathById, ...context }: LinkContext & { findPathById: (id: string) => string | undefined },
): string | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  if (kind === "Document" && typeof id === "string" && url === undefined) {
    const path = findPathById(id);
    return path !== undefined && context.findIdByPath(path, context.lang) === id ? path : `document:${id}`;
  }
  if (kind !== "Web" || typeof url !== "string" || id !== undefined) return undefined;
  const link = parseLink(url, context);
  return link.link_type === "Web" && link.url === url ? url : `web:${url}`;
}
