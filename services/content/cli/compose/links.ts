import { isObject } from "../../domain/model/document.ts";
import type { Json, JsonObject } from "../../domain/model/document.ts";

/** What turns an address into a link: the language it stands in, and the documents there are. */
export type LinkContext = { lang: string; idOfPath: (path: string, lang: string) => string | undefined };

/**
 * `/about/` becomes a link to that document; anything else, also an address with a query or anchor, stays an address.
 * `document:id` is a link to a document that has no address, `web:/about/` an address although a document is there.
 */
export function webOrDocument(address: string, { lang, idOfPath }: LinkContext): JsonObject {
  const [, kind, rest = ""] = /^(document|web):(.+)$/.exec(address) ?? [];
  if (kind === "document") return { link_type: "Document", id: rest };
  if (kind === "web") return { link_type: "Web", url: rest };
  const id = /^\/[^?#]*$/.test(address) ? idOfPath(address, lang) : undefined;
  return id ? { link_type: "Document", id } : { link_type: "Web", url: address };
}

/** A link of a draft: an address, `{ url, text, variant, target }`, or a link as documents hold it. */
export function linkOf(value: unknown, context: LinkContext): JsonObject {
  if (typeof value === "string") return webOrDocument(value, context);
  if (isObject(value) && value.link_type !== undefined) return value;
  if (!isObject(value) || typeof value.url !== "string") {
    throw new Error("a link is an address or { url, text, variant }");
  }
  const stray = Object.keys(value).find((name) => !["url", "text", "variant", "target"].includes(name));
  if (stray) throw new Error(`a link has no ${stray}, only url, text, variant and target`);
  const { url, ...own } = value;
  return { ...webOrDocument(url, context), ...own };
}

/** A link as `linkOf` reads it: an address, or an object where it has words of its own. */
export function openLink(link: JsonObject, addressOf: (link: JsonObject) => string | undefined): Json {
  const { link_type: kind, id, url, ...own } = link;
  const address = addressOf({
    link_type: kind,
    ...(id === undefined ? {} : { id }),
    ...(url === undefined ? {} : { url }),
  });
  if (address === undefined) return link;
  return Object.keys(own).length > 0 ? { url: address, ...own } : address;
}

/** The address that a draft names a link by; `undefined` for one that an address cannot say. */
export function addressOfLink(
  { link_type: kind, id, url, ...rest }: JsonObject,
  { pathOfId, ...context }: LinkContext & { pathOfId: (id: string) => string | undefined },
): string | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  if (kind === "Document" && typeof id === "string" && url === undefined) {
    const path = pathOfId(id);
    return path !== undefined && context.idOfPath(path, context.lang) === id ? path : `document:${id}`;
  }
  if (kind !== "Web" || typeof url !== "string" || id !== undefined) return undefined;
  const link = webOrDocument(url, context);
  return link.link_type === "Web" && link.url === url ? url : `web:${url}`;
}
