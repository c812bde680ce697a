/**
 * `npm run content:mocks` creates missing mocks of slices' variations from the richest example in the site's documents,
 * in the form of Slice Machine and its simulator. Existing mocks are unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { readServicesEnv } from "#env";
import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { getPath } from "#cms/repository/domain/paths/pagePath.ts";

import { toEditorSlice } from "./editorContent.ts";
import { chooseExample } from "./chooseExample.ts";

const models = loadModels("customtypes", "slices");
const { CONTENT_DIR } = readServicesEnv();

const getFolder = (id: string) => `slices/${id.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

function readMocks(path: string): JsonObject[] {
  const value: unknown = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

async function measure(names: string[]): Promise<Map<string, { width: number; height: number }>> {
  const sizes = await Promise.all(
    names.map(async (name) => {
      const { width = 0, height = 0 } = await sharp(join(CONTENT_DIR, "images", name)).metadata();
      return [name, { width, height }] as const;
    }),
  );
  return new Map(sizes);
}

function listImageNames(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(listImageNames);
  if (!isObject(value)) return [];
  const names = typeof value.url === "string" && "alt" in value ? [value.url] : [];
  return [...names, ...Object.values(value).flatMap(listImageNames)];
}

// Slice Machine has no documents: a link in a mock has the URL itself.
function withUrls(value: Json, getUrl: (id: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => withUrls(item, getUrl));
  if (!isObject(value)) return value;
  if (value.link_type === "Document" && typeof value.id === "string") {
    const { id, ...rest } = value;
    return { ...rest, link_type: "Web", url: getUrl(id) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withUrls(one ?? null, getUrl)]));
}

async function run(): Promise<void> {
  const files = new DocumentFiles(join(CONTENT_DIR, "documents"), models);
  await files.read();
  const english = files.documents.filter(({ lang }) => lang === masterLang);
  const byId = new Map<string, StoredDocument>(english.map((document) => [document.id, document]));
  const getUrl = (id: string) => {
    const document = byId.get(id);
    return document ? getPath(document, (id) => byId.get(id)) : "/";
  };
  for (const { id, variations } of models.slices.values()) {
    const path = join(getFolder(id), "mocks.json");
    const before = readMocks(path);
    const missing = Object.keys(variations).filter((name) => !before.some(({ variation }) => variation === name));
    if (missing.length === 0) continue;
    const examples = missing.map((name) => chooseExample(english, { slice: id, variation: name, models }));
    const linked = examples.map((example) => withUrls(example, getUrl)).filter(isObject);
    const sizes = await measure(linked.flatMap(listImageNames));
    const picture = (name: string) => ({ url: name, ...(sizes.get(name) ?? { width: 0, height: 0 }) });
    const mocks = [...before, ...linked.map((example) => toEditorSlice(example, { models, picture }))];
    writeFileSync(path, `${JSON.stringify(mocks, null, 2)}\n`);
    console.log(`${path}: ${missing.join(", ")}`);
  }
}

await run();
