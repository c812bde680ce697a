import type { JsonObject } from "../model/document.ts";

/** What turns an address into a link: the language it stands in, and the documents there are. */
export type LinkContext = { lang: string; idOfPath: (path: string, lang: string) => string | undefined };

/** `/about/` becomes a link to that document; anything else, also an address with a query or anchor, stays an address. */
export function webOrDocument(address: string, { lang, idOfPath }: LinkContext): JsonObject {
  const id = /^\/[^?#]*$/.test(address) ? idOfPath(address, lang) : undefined;
  return id ? { link_type: "Document", id } : { link_type: "Web", url: address };
}

/** A link of a draft: an address, or `{ url, text, variant, target }`. */
export function linkOf(value: unknown, context: LinkContext): JsonObject {
  if (typeof value === "string") return webOrDocument(value, context);
  if (typeof value !== "object" || value === null || !("url" in value) || typeof value.url !== "string") {
    throw new Error("a link is an address or { url, text, variant }");
  }
  const own: JsonObject = {};
  if ("text" in value && typeof value.text === "string") own.text = value.text;
  if ("variant" in value && typeof value.variant === "string") own.variant = value.variant;
  if ("target" in value && typeof value.target === "string") own.target = value.target;
  return { ...webOrDocument(value.url, context), ...own };
}
