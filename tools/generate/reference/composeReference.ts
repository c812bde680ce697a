import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { composeDocument } from "#cms/cli/compose/composeDocument.ts";
import { readDraft } from "#cms/cli/compose/draft.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { getLanguage, isLocale } from "#contracts/locales.ts";

import { listApis } from "./listApis.ts";
import type { Api, Table } from "./listApis.ts";

const words: Record<string, Record<string, string>> = {
  cn: JSON.parse(readFileSync(join(import.meta.dirname, "words.cn.json"), "utf8")),
};

type Translate = (text: string) => string;

/**
 * The pages of the API reference that the content has (`docs_page/api-….json`), with their current text. Another site's
 * content may have none.
 */
export function composeReference(folder = join("content", "documents")): { path: string; text: string }[] {
  const models = loadModels("customtypes", "slices");
  const apis = listApis();
  return ["en", "cn"].filter(isLocale).flatMap((locale) =>
    apis.flatMap((api) => {
      const lang = getLanguage(locale).prismic;
      const path = join(folder, lang, "docs_page", `api-${api.name}.json`);
      if (!existsSync(path)) return [];
      const before = JSON.parse(readFileSync(path, "utf8"));
      const translate = locale === "en" ? (text: string) => text : findTranslation(locale);
      const options = { models, findIdByPath: () => undefined, before, now: toStamp(Date.now()) };
      const { document, problems } = composeDocument(readDraft(toDraft(api, lang, translate)), options);
      if (problems.length > 0)
        throw new Error(`${path}: ${problems.map(({ field, reason }) => `${field}: ${reason}`)}`);
      return [{ path, text: `${JSON.stringify(document, null, 2)}\n` }];
    }),
  );
}

/** Texts that a language of the reference lacks; each is translated in `words.….json`. */
export function listUntranslated(locale: string): string[] {
  const texts = new Set<string>();
  for (const api of listApis()) toDraft(api, "en-us", (text) => (texts.add(text), text));
  return [...texts].filter((text) => words[locale]?.[text] === undefined);
}

const findTranslation =
  (locale: string): Translate =>
  (text) =>
    words[locale]?.[text] ?? text;

function toDraft({ name, title, summary, section, order, text, tables }: Api, lang: string, translate: Translate) {
  const [lede = "", ...more] = text.map(translate);
  const slices: JsonObject[] = [
    { type: "breadcrumbs" },
    { type: "hero", variation: "compact", title: translate(title), lede },
    { type: "rich_text", content: more.join("\n\n") },
    ...tables.map((table) => toSlice(table, translate)),
  ];
  const meta = { meta_title: translate(title), meta_description: translate(summary) };
  const data = { title: translate(title), summary: translate(summary), section, order, ...meta };
  return { type: "docs_page", uid: `api-${name}`, lang, data, slices };
}

function toSlice({ title, rows: [head = [], ...rows] }: Table, translate: Translate): JsonObject {
  const anchor = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const cells = (row: string[]) => `| ${row.map((cell) => toCell(cell, translate)).join(" | ")} |`;
  const table = [cells(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(cells)].join("\n");
  return { type: "data_table", anchor, title: translate(title), table };
}

/** Code, numbers and empty cells are the same in every language. */
const toCell = (text: string, translate: Translate) =>
  (/^`|^-?\d*$/.test(text) ? text : translateSentence(text, translate)).replaceAll("|", "\\|");

/** The role that a call needs follows its sentence. */
function translateSentence(text: string, translate: Translate): string {
  const [, sentence = text, role] = /^(.*) Least role: (\w+)\.$/.exec(text) ?? [];
  return role === undefined ? translate(text) : `${translate(sentence)} ${translate(`Role: ${role}.`)}`;
}
