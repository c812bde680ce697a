/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { isLocale } from "#contracts/locales.ts";
import { EditorModels } from "#cms/editor/model/EditorModels.ts";

import { modelsSchema } from "./contract.ts";
import { loadModelWords, noWords } from "./loadModelWords.ts";
import { readModelWords } from "./readModelWords.server.ts";
import { translateModels } from "./translateModels.ts";

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const types = globSync("customtypes/*/index.json");
const slices = globSync("slices/*/model.json");
const raw = { types: types.map(readJson), slices: slices.map(readJson), languages: [] };
const findWordsFile = (model: string) => model.replace(/\.json$/, ".cn.json");

/** Every label that a document's form shows of a model. */
function listTexts(kind: "types" | "slices", path: string): string[] {
  const texts = new Set<string>();
  const recording = Object.assign(new Map([["", ""]]), {
    get(text: string) {
      texts.add(text);
      return undefined;
    },
  });
  const none = { types: [], slices: [], languages: [] };
  translateModels(modelsSchema.cast({ ...none, [kind]: [readJson(path)] }), recording);
  return [...texts].filter((text) => text !== "");
}

/** Texts that only help with filling a field: without a translation they are shown as they are. */
function listPlaceholders(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "placeholder" ? [String(inner)] : listPlaceholders(inner),
  );
}

// A site without Chinese needs no translated labels.
const testChinese = isLocale("cn") ? test : test.skip;

testChinese.each([
  ...types.map((path) => ["types", path] as const),
  ...slices.map((path) => ["slices", path] as const),
])(
  "every label, tab and name of the %s model %s has a Chinese translation beside it, and no translation is unused",
  (kind, path) => {
    const texts = listTexts(kind, path);
    expect(texts.length).toBeGreaterThan(1);
    const words = Object.keys(readJson(findWordsFile(path)));
    const placeholders = listPlaceholders(readJson(path));
    const untranslated = texts.filter((text) => !words.includes(text) && !placeholders.includes(text));
    // Add the translation of a new label to this file.
    expect([findWordsFile(path), untranslated]).toEqual([findWordsFile(path), []]);
    expect([findWordsFile(path), words.filter((word) => !texts.includes(word))]).toEqual([findWordsFile(path), []]);
  },
);

testChinese("a label is translated alike in every model, and all are read together", async () => {
  const words = await readModelWords("cn");
  expect(Object.keys(words).length).toBeGreaterThan(300);
  for (const path of [...types, ...slices]) expect(words).toMatchObject(readJson(findWordsFile(path)));
});

test.each([...types, ...slices])("the words of the model %s have typographic apostrophes", (path) => {
  for (const file of [path, findWordsFile(path)])
    expect([file, readFileSync(file, "utf8").match(/[^"\n]*\p{L}'[^"\n]*/gu)]).toEqual([file, null]);
});

test("a language without translated labels has none", async () => {
  expect(await readModelWords("xx")).toEqual({});
});

testChinese("translated models keep their identifiers", async () => {
  const words = new Map(Object.entries(await readModelWords("cn")));
  const models = new EditorModels(translateModels(modelsSchema.cast(raw), words));
  expect(models.findType("page")).toMatchObject({
    label: "页面",
    tabs: [{ name: "主要内容" }, { name: "设置" }, { name: "搜索优化" }],
  });
  expect(models.findSlice("rich_text")).toMatchObject({ name: "富文本" });
  const title = models.findVariation("hero", "default")?.primary.find(({ name }) => name === "title");
  expect(title).toMatchObject({ label: "标题", placeholder: "页面唯一的主标题" });
});

test("models are not changed in the language they are written in", async () => {
  expect(await loadModelWords("en")).toEqual(noWords);
  const models = modelsSchema.cast(raw);
  expect(translateModels(models, noWords)).toBe(models);
});
