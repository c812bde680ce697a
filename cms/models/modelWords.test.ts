import { globSync, readFileSync } from "node:fs";

import { EditorModels } from "#cms/editor/model/EditorModels.ts";

import { modelsSchema } from "./contract.ts";
import { loadModelWords, noWords } from "./loadModelWords.ts";
import { translateModels } from "./translateModels.ts";
import chinese from "./words.cn.json" with { type: "json" };

const read = (pattern: string) => globSync(pattern).map((path) => JSON.parse(readFileSync(path, "utf8")));
const raw = { types: read("customtypes/*/index.json"), slices: read("slices/*/model.json"), languages: [] };

/** Every label that a document's form shows, with its translation. */
async function listTexts(words: Map<string, string>): Promise<string[]> {
  const asked = new Set<string>();
  const recording = Object.assign(new Map(words), {
    get(text: string) {
      asked.add(text);
      return words.get(text);
    },
  });
  translateModels(modelsSchema.cast(raw), recording);
  return [...asked].filter((text) => text !== "");
}

test("every label, hint, tab, type and slice of the models has a Chinese translation, and no translation is unused", async () => {
  const words = new Map(Object.entries(chinese));
  const texts = await listTexts(words);
  expect(texts.length).toBeGreaterThan(300);
  // Add the translation of a new label to words.cn.json.
  expect(texts.filter((text) => !words.has(text))).toEqual([]);
  expect([...words.keys()].filter((text) => !texts.includes(text))).toEqual([]);
});

test("translated models keep their identifiers", () => {
  const models = new EditorModels(translateModels(modelsSchema.cast(raw), new Map(Object.entries(chinese))));
  expect(models.findType("page")).toMatchObject({ label: "页面", tabs: [{ name: "主要内容" }, { name: "搜索优化" }] });
  expect(models.findSlice("rich_text")).toMatchObject({ name: "富文本" });
  const title = models.findVariation("hero", "default")?.primary.find(({ name }) => name === "title");
  expect(title).toMatchObject({ label: "标题", placeholder: "页面唯一的主标题" });
});

test("models are not changed in the language they are written in", async () => {
  expect(await loadModelWords("en")).toEqual(noWords);
  const models = modelsSchema.cast(raw);
  expect(translateModels(models, noWords)).toBe(models);
});
