/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { getFallback, isLocale, locales } from "#contracts/locales.ts";

import { keepWords } from "./loadModelWords.ts";
import { readModelWords } from "./readModelWords.server.ts";
import { translateWithWords } from "./translateWithWords.ts";

const files = globSync("cms/**/*.ts").filter((path) =>
  /^export const \w+ = translateWithWords\b/m.test(readFileSync(path, "utf8")),
);

/** Plain texts by their path in a table of texts: `kinds.created`. */
function listTexts(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

test("in a complete language, every plain text of a screen has one beside it, and none is left over", async () => {
  expect(files.length).toBeGreaterThan(10);
  for (const locale of locales.filter((name) => name !== "en" && !getFallback(name))) {
    keepWords(locale, await readModelWords(locale));
    for (const path of files) {
      const [table] = Object.values<Record<string, unknown>>(await import(`../../${path}`));
      const file = path.replace(/ts$/, `${locale}.json`);
      const words: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const [name] = Object.keys(words)[0]?.split(".") ?? [];
      const texts = listTexts(table?.en).map(([key]) => `${name}.${key}`);
      expect([file, Object.keys(words).toSorted()]).toEqual([file, texts.toSorted()]);
      expect(listTexts(table?.[locale]).map(([, text]) => text)).toEqual(texts.map((key) => words[key]));
    }
  }
});

test("the names of texts are those of one file", () => {
  const names = globSync("cms/**/*.cn.json").flatMap((path) => Object.keys(JSON.parse(readFileSync(path, "utf8"))));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// A site may have no Chinese.
const testChinese = isLocale("cn") ? test : test.skip;

testChinese("texts are English until their words are loaded, and keep their identity between two loads", () => {
  const texts = translateWithWords("probe", {
    en: { title: "Title", group: { one: "One", two: (count: number) => `Two ${count}` } },
    cn: { group: { two: (count: number) => `二 ${count}` } },
  });
  keepWords("cn", { "probe.title": "标题" });
  const { cn } = texts;
  expect([cn.title, cn.group.one, cn.group.two(1), texts.en.title]).toEqual(["标题", "One", "二 1", "Title"]);
  expect(texts.cn).toBe(cn);
  keepWords("cn", { "probe.group.one": "一" });
  expect([texts.cn.title, texts.cn.group.one]).toEqual(["Title", "一"]);
});
