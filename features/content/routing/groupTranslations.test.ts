/** @jest-environment node */
import { listed } from "@/features/content/testing/listed";
import type { Listed } from "@/features/content/testing/listed";

import { buildSiteIndex } from "./SiteIndex";
import { toRecords } from "./toRecords";

jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));

const publish = (id: string, lang: string, day: number, ...translations: string[]): Listed & object => ({
  ...{ id, lang, last_publication_date: `2026-01-0${day}T00:00:00+0000` },
  ...{ alternate_languages: translations.map((one) => ({ id: one })) },
});

const group = (...documents: Listed[]) =>
  Object.fromEntries(
    buildSiteIndex(toRecords("r", listed(...documents))).entries.map(({ id, translations }) => [id, translations]),
  );

const all = {
  "en-page": { cn: "cn-page", de: "de-page" },
  "cn-page": { en: "en-page", de: "de-page" },
  "de-page": { en: "en-page", cn: "cn-page" },
};

test.each([
  [
    "the last one names the others",
    [
      publish("en-page", "en-us", 1),
      publish("cn-page", "zh-cn", 2),
      publish("de-page", "de-de", 3, "en-page", "cn-page"),
    ],
  ],
  [
    "each names the one before it",
    [
      publish("en-page", "en-us", 1),
      publish("cn-page", "zh-cn", 2, "en-page"),
      publish("de-page", "de-de", 3, "cn-page"),
    ],
  ],
  [
    "all name all",
    [
      publish("de-page", "de-de", 3, "cn-page", "en-page"),
      publish("cn-page", "zh-cn", 2, "de-page", "en-page"),
      publish("en-page", "en-us", 1, "cn-page", "de-page"),
    ],
  ],
])("three pages are translations of each other when %s", (_, documents) => {
  expect(group(...documents)).toEqual(all);
});

test("of two pages of one language that name the same page the one published last is its translation", () => {
  const documents = [
    publish("en-page", "en-us", 1, "de-page"),
    publish("de-page", "de-de", 2, "en-page"),
    publish("neu", "de-de", 3, "en-page"),
  ];
  expect(group(...documents)).toEqual({ "en-page": { de: "neu" }, "de-page": {}, neu: { en: "en-page" } });
});
