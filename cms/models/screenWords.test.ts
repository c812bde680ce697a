/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

import { getFallback, isLocale, locales } from "#contracts/locales.ts";

import { keepWords } from "./loadModelWords.ts";
import { readModelWords } from "./readModelWords.server.ts";
import { translateWithWords } from "./translateWithWords.ts";

const files = globSync("cms/**/*.ts").filter((path) =>
  /^export const \w+ = translateWithWords\b/m.test(readFileSync(path, "utf8")),
);

/** Texts, or functions of them, by their path in a table of texts: `kinds.created`. */
function listTexts(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path.join("."), value]];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

/** The number of values that a text takes. */
const countValues = (text: unknown) => (typeof text === "function" ? text.length : 0);

test("in a complete language, every text of a screen has one beside it or a function, and none is left over", async () => {
  expect(files.length).toBeGreaterThan(10);
  for (const locale of locales.filter((name) => name !== "en" && !getFallback(name))) {
    keepWords(locale, await readModelWords(locale));
    for (const path of files) {
      const [table] = Object.values<Record<string, unknown>>(await import(`../../${path}`));
      const file = path.replace(/ts$/, `${locale}.json`);
      const words: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const [name] = Object.keys(words)[0]?.split(".") ?? [];
      const english = new Map(listTexts(table?.en).map(([key, text]) => [`${name}.${key}`, text]));
      const own = new Map(listTexts(table?.[locale]).map(([key, text]) => [`${name}.${key}`, text]));
      const unused = Object.keys(words).filter((key) => !english.has(key));
      const missing = [...english].filter(
        ([key, text]) => !(key in words) && (typeof text === "string" || own.get(key) === text),
      );
      expect([file, unused, missing.map(([key]) => key)]).toEqual([file, [], []]);
      for (const [key, word] of Object.entries(words)) {
        const values = Array.from({ length: countValues(english.get(key)) }, (_, index) => `{${index}}`);
        expect(values).toEqual(expect.arrayContaining(word.match(/\{\d\}/g) ?? []));
        const text = own.get(key);
        expect(typeof text === "function" ? text(...values) : text).toBe(word);
      }
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
    en: {
      title: "Title",
      group: {
        one: "One",
        two: (count: number) => `Two ${count}`,
        of: (name: string, count: number) => `${count} of ${name}`,
      },
    },
    cn: { group: { two: (count: number) => `二 ${count}` } },
  });
  keepWords("cn", { "probe.title": "标题", "probe.group.of": "{0}的 {1} 项" });
  const { cn } = texts;
  expect([cn.title, cn.group.one, cn.group.two(1), cn.group.of("a", 2)]).toEqual(["标题", "One", "二 1", "a的 2 项"]);
  expect(texts.en.title).toBe("Title");
  expect(texts.cn).toBe(cn);
  keepWords("cn", { "probe.group.one": "一" });
  expect([texts.cn.title, texts.cn.group.one]).toEqual(["Title", "一"]);
});
