import type { StoredDocument } from "../../domain/model/document.ts";
import { listBlocks, listFields } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { Finding, Site } from "./site.ts";

// Keys, which are the same in every language.
const keys = ["anchor", "chain", "chains", "protocol", "family", "interface"];
// Consulting is offered in Chinese only.
const alone = ["blockchain-consulting"];
const langs = ["en-us", "zh-cn"];
const notTranslated = ["redirect"];

/** Every document exists in both languages, and its texts are in its language. */
export function checkLanguages(site: Site): Finding[] {
  const groups = Map.groupBy(
    site.documents.filter(({ type }) => !notTranslated.includes(type)),
    ({ group }) => group,
  );
  return [...groups.values()].flatMap((group) => {
    const missing = langs.filter((lang) => !group.some((document) => document.lang === lang));
    const [one] = group;
    if (!one || alone.includes(one.uid ?? "")) return [];
    const counterpart = missing.map((lang) => ({
      rule: "counterpart",
      where: one.id,
      message: `has no page in ${lang}`,
    }));
    const english = group.find(({ lang }) => lang === "en-us");
    const chinese = group.find(({ lang }) => lang === "zh-cn");
    return english && chinese ? [...counterpart, ...checkPair(english, chinese, site)] : counterpart;
  });
}

function checkPair(english: StoredDocument, chinese: StoredDocument, { models }: Site): Finding[] {
  const [en, cn] = [listTexts(listFields(english, models)), listTexts(listFields(chinese, models))];
  const getShape = ({ data }: StoredDocument) =>
    JSON.stringify(data.slices ?? [])
      .match(/"slice_type":"\w+"/g)
      ?.join();
  const report = (document: StoredDocument, path: string, message: string) => ({
    rule: "translation",
    where: `${document.id} ${path}`,
    message,
  });
  const untranslated = [...cn].filter(([path, text]) => isEnglish(text) && en.get(path) === text);
  const foreign = [...en].filter(([, text]) => /\p{Script=Han}{4}/u.test(text));
  // Documents with different slices cannot be compared; the parity table lists them.
  const isSame = getShape(english) === getShape(chinese);
  const absent = isSame ? [...en.keys()].filter((path) => !cn.has(path)) : [];
  // The Chinese menu has one entry more, the page that stands in Chinese only.
  const extra = isSame && english.type !== "navigation" ? [...cn.keys()].filter((path) => !en.has(path)) : [];
  return [
    ...untranslated.map(([path, text]) => report(chinese, path, `is still English: “${text}”`)),
    ...foreign.map(([path, text]) => report(english, path, `is still Chinese: “${text}”`)),
    ...absent.map((path) => report(chinese, path, "is empty, but filled in English")),
    ...extra.map((path) => report(english, path, "is empty, but filled in Chinese")),
  ];
}

function listTexts(fields: Field[]): Map<string, string> {
  const texts = fields.flatMap(({ path, name, type, value }): [string, string][] => {
    if (keys.includes(name)) return [];
    if (type === "Text") return [[path, String(value)]];
    if (type !== "StructuredText") return [];
    const words = listBlocks(value)
      .filter((block) => block.type !== "preformatted")
      .map(({ text }) => text);
    return words.join("").trim() ? [[path, words.join("\n")]] : [];
  });
  return new Map(texts);
}

// Names, keys and code stay English; four plain words in a row are an untranslated sentence.
const isEnglish = (text: string) => !/\p{Script=Han}/u.test(text) && /(?:\b[a-z]{2,}[,;]? ){3,}[a-z]{2,}/i.test(text);
