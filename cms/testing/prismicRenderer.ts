import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DocumentRenderer } from "@prismicio/api-renderer";
import { isWidgetContent } from "@prismicio/types-internal/lib/content";
import { CustomType, flattenSections, SharedSlice, toStatic } from "@prismicio/types-internal/lib/customtypes";

import { toEditorFields } from "#cms/cli/mocks/editorContent.ts";
import type { Picture } from "#cms/cli/mocks/editorContent.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

type Options = { picture: (name: string) => Picture; link: (id: string) => object };

/** Prismic's own renderer over the project's models: a document's data as in their content API. */
export function prismicRenderer({ picture, link }: Options) {
  const models = loadModels("customtypes", "slices");
  const types = readTypes();
  const renderer = DocumentRenderer(makeContext(link));
  return ({ type, data }: StoredDocument): Record<string, unknown> => {
    const content = toEditorFields(data, models.types.get(type)?.fields ?? {}, { models, picture });
    const rendered = (types.get(type) ?? []).flatMap(([name, mask]) => {
      if (mask.type === "UID") return [];
      const field = content[name];
      const value = isWidgetContent(field)
        ? renderer.renderWidgetV2(mask, field, undefined)
        : renderer.renderDefaultWidget(mask);
      return [[name, value] as const];
    });
    return Object.fromEntries(rendered);
  };
}

function readTypes() {
  const slices = readAll("slices", "model.json").map((json) => decode(SharedSlice, json));
  const shared = new Map(slices.map((slice) => [slice.id, slice]));
  const types = readAll("customtypes", "index.json").map((json) => toStatic(decode(CustomType, json), shared));
  return new Map(types.map((type) => [type.id, flattenSections(type)]));
}

const readAll = (folder: string, file: string): unknown[] =>
  readdirSync(folder)
    .map((name) => join(folder, name, file))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")));

type Codec<T> = { decode: (value: unknown) => { _tag: "Left"; left: unknown } | { _tag: "Right"; right: T } };

function decode<T>(codec: Codec<T>, value: unknown): T {
  const result = codec.decode(value);
  if (result._tag === "Right") return result.right;
  throw new Error(`Prismic's package does not take ${JSON.stringify(value).slice(0, 400)}`);
}

// The renderer leaves marks for linked documents, which the service fills in; here they are filled at once.
function makeContext(link: (id: string) => object) {
  const own = (extra: (string | undefined)[]) => {
    const [key, text, variant] = extra;
    return { ...(key ? { key } : {}), ...(text ? { text } : {}), ...(variant ? { variant } : {}) };
  };
  const encodeDocId = (id: string, _: unknown, extra: (string | undefined)[]) =>
    JSON.stringify({ ...link(id), ...own(extra) });
  const encoder = { encode: (text: string) => JSON.parse(text) };
  const same = (url: string) => url;
  return {
    Extension: {
      DocEncoder: { encodeDocId },
      encoders: { documentLinks: encoder, documentUrls: encoder, integrationFields: encoder },
    },
    LinkResolver: { buildUrl: () => null },
    urlRewriter: {
      optimizeImageUrl: same,
      rewriteImageUrl: ({ url }: { url?: string }) => url ?? "",
      rewriteFileUrl: same,
      rewriteS3Bucket: same,
      enforceCDN: same,
    },
    emptyStringInsteadOfNull: false,
  };
}
