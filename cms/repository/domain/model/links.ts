import { linkSchemes } from "#contracts/linkUrl.ts";

import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldConfig } from "./models.ts";
import { makeKey, report, within } from "./context.ts";
import type { FieldContext } from "./context.ts";

const kinds: Record<string, string> = { document: "Document", media: "Media", web: "Web" };
const allowed = new Set(linkSchemes.map((scheme) => `${scheme}:`));
// Characters that URL parsers ignore.
const invisible = /[\s\p{C}]+/gu;

/** Whether a URL has a scheme that is not allowed. */
export const isDangerous = (url: string): boolean =>
  [url, url.replace(invisible, "")].some(
    (one) => URL.canParse(one, "https://site.invalid") && !allowed.has(new URL(one, "https://site.invalid").protocol),
  );

/** Why such a URL is rejected. */
export const dangerousUrlReason = (url: string): string =>
  `an address may not start so: ${url.slice(0, 20)}; it begins with /, # or one of ${linkSchemes.join(", ")}`;

/** An empty link field. */
export const emptyLink = ({ select }: FieldConfig): JsonObject => ({ link_type: kinds[select ?? ""] ?? "Any" });

/** A link field, or the list of a repeatable one, in its full shape. */
export function normalizeLink(value: Json, config: FieldConfig, context: FieldContext): Json {
  if (!config.repeat) return normalizeOne(value, config, context);
  if (!Array.isArray(value)) return report(context, "a list of links is expected", []);
  return value.map((link, index) => normalizeOne(link, { ...config, repeat: false }, within(context, `[${index}]`)));
}

function normalizeOne(value: Json, config: FieldConfig, context: FieldContext): Json {
  const before = context.problems.length;
  const link = readLink(value, context);
  if (context.problems.length > before) return emptyLink(config);
  const expected = kinds[config.select ?? ""];
  if (
    link.link_type === "Any" ||
    (expected && link.id === undefined && link.url === undefined && link.name === undefined)
  ) {
    return { ...emptyLink(config), ...readLinkText(value, config, context) };
  }
  if (expected && link.link_type !== expected)
    return report(context, `a ${expected} link is expected`, emptyLink(config));
  const key = isObject(value) && typeof value.key === "string" ? value.key : makeKey(context);
  return { ...link, key, ...readLinkText(value, config, context) };
}

/** A link's target without the text and variant of a field: as in rich text. */
export function readLink(value: Json | undefined, context: FieldContext): JsonObject {
  if (!isObject(value)) return report(context, "a link is an object with link_type", { link_type: "Any" });
  switch (value.link_type) {
    case "Any":
      return { link_type: "Any" };
    case "Document":
      if (value.id !== undefined && typeof value.id !== "string")
        report(context, "a link to a document has its id", null);
      return { link_type: "Document", ...(value.id ? { id: value.id } : {}), ...readLinkPart(value) };
    case "Web":
      return webLink(value, context);
    case "Media":
      return mediaLink(value, context);
  }
  return report(context, "link_type is Any, Document, Media or Web", { link_type: "Any" });
}

/** A part of the page and a new tab, which Prismic's format has for web links: as there, in the URL and in `target`. */
const readLinkPart = ({ anchor, target }: JsonObject): JsonObject => ({
  ...(typeof anchor === "string" && anchor ? { anchor } : {}),
  ...(typeof target === "string" ? { target } : {}),
});

function webLink({ url, target }: JsonObject, context: FieldContext): JsonObject {
  if (url === undefined) return { link_type: "Web" };
  if (typeof url !== "string") return report(context, "a link to the web has its url", { link_type: "Web" });
  if (isDangerous(url)) return report(context, dangerousUrlReason(url), { link_type: "Web" });
  return { link_type: "Web", url, ...(typeof target === "string" ? { target } : {}) };
}

function mediaLink(value: JsonObject, context: FieldContext): JsonObject {
  if (typeof value.url === "string" && isDangerous(value.url))
    return report(context, dangerousUrlReason(value.url), { link_type: "Media" });
  const names = ["id", "name", "kind", "url", "size", "width", "height"].filter((name) => value[name] !== undefined);
  return { link_type: "Media", ...Object.fromEntries(names.map((name) => [name, value[name]])) };
}

function readLinkText(value: Json, { allowText, variants }: FieldConfig, context: FieldContext): JsonObject {
  if (!isObject(value)) return {};
  const words: JsonObject = allowText && typeof value.text === "string" && value.text ? { text: value.text } : {};
  if (!variants) return words;
  if (typeof value.variant === "string" && !variants.includes(value.variant)) {
    report(context, `the variant is one of ${variants.join(", ")}, not ${value.variant}`, null);
  }
  // As in Prismic: a link without a variant has the first.
  return { ...words, variant: variants.find((variant) => variant === value.variant) ?? variants[0] };
}
