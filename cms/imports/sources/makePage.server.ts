import { ownValue } from "#contracts/ownValue.ts";
import { composeValue } from "#cms/cli/compose/composeFields.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import { getErrorMessage } from "#kit/log.ts";

import { fillFields } from "#cms/imports/body/fillFields.server.ts";
import type { PageFacts } from "#cms/imports/body/fillFields.server.ts";
import { findBodyFields } from "#cms/imports/body/findBodyFields.server.ts";
import { readHtml } from "#cms/imports/body/readHtml.server.ts";
import type { Part } from "#cms/imports/body/RichTextWriter.server.ts";
import { writeBody } from "#cms/imports/body/writeBody.server.ts";
import type { MakeContext } from "./source.server.ts";

/** A page of another system: what it knows of it, and its text. */
export type PageContent = {
  type: string;
  lang: string;
  facts: Omit<PageFacts, "image">;
  image?: { src: string; alt: string } | undefined;
  html: string;
  /** Values of fields by their names, as a draft file has them; `null` for a name that is known and not used. */
  values?: JsonObject;
  /** The document above. */
  parent?: string | undefined;
  /** A link; with `key` to a file of the source, `undefined` to nowhere. */
  toLink: (href: string) => JsonObject | undefined;
  /** The key of a picture's file; `undefined` for one that cannot be found. */
  findKey: (src: string) => string | undefined;
};

/** Data of a type with a page's facts and its text as slices. */
export function makePage(page: PageContent, context: MakeContext): JsonObject {
  const { models, lose } = context;
  const model = models.types.get(page.type);
  if (!model) return {};
  const findPicture = ({ src, alt }: { src: string; alt: string }) => {
    const key = page.findKey(src);
    const image = key === undefined ? undefined : context.toImage(key, alt || undefined);
    if (!image) lose("picture", (key ?? src).slice(0, 200));
    return image;
  };
  const parts = readHtml(page.html, {
    toLink: (href) => toLink(href, page, context),
    findPicture,
    loseElement: (name) => lose("element", name),
  });
  const { title, text } = takeTitle(parts, page.facts.title);
  const image = page.image && findPicture(page.image);
  const facts = { ...page.facts, title, ...(image ? { image } : {}) };
  const target = findBodyFields(model, models);
  const head = { title: title ?? "", summary: page.facts.summary };
  const body = target ? writeBody(text, target, { head, lose: (element) => lose("element", element) }) : {};
  const parent = page.parent && model.fields.parent ? { parent: { link_type: "Document", id: page.parent } } : {};
  return { ...fillFields(model, facts), ...body, ...parent, ...readValues(page, context) };
}

/** A first heading is the title of a page without one, and is not repeated below the same title. */
export function takeTitle(
  parts: readonly Part[],
  known: string | undefined,
): { title: string | undefined; text: readonly Part[] } {
  const [first, ...rest] = parts;
  const block = first?.kind === "block" ? first.block : undefined;
  const words = block?.type === "heading1" && typeof block.text === "string" ? block.text.trim() : undefined;
  if (words === undefined || (known !== undefined && known.trim() !== words)) return { title: known, text: parts };
  return { title: words, text: rest };
}

function toLink(href: string, page: PageContent, { toMedia, lose }: MakeContext): JsonObject | undefined {
  const target = page.toLink(href);
  const link = typeof target?.key === "string" ? toMedia(target.key) : target;
  if (!link) lose("link", href.slice(0, 200));
  return link;
}

function readValues({ type, lang, values = {} }: PageContent, { models, lose }: MakeContext): JsonObject {
  const fields = models.types.get(type)?.fields ?? {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Json][] => {
      const model = ownValue(fields, name);
      if (value === null || value === undefined) return [];
      if (!model || model.type === "UID") {
        lose("value", name, JSON.stringify(value).slice(0, 60));
        return [];
      }
      try {
        const problems: { field: string; reason: string }[] = [];
        const composed = composeValue(value, model, { lang, findIdByPath: () => undefined, path: name, problems });
        for (const { field, reason } of problems) lose("field", field, reason);
        return [[name, composed]];
      } catch (error) {
        lose("field", name, getErrorMessage(error));
        return [];
      }
    }),
  );
}
