import { completeLangs, getLanguageName, isHan, masterLang } from "../languages.ts";
import type { StoredDocument } from "../model/document.ts";
import { listBlocks, listFields } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { Finding, Site } from "./site.ts";

// Keys, which are the same in every language.
const keys = ["anchor", "chain", "chains", "protocol", "family", "interface"];
// Consulting is offered in Chinese only.
const alone = ["blockchain-consulting"];
const notTranslated = ["redirect"];

/** Every document exists in every complete language, and its texts are in its language. */
export function checkLanguages(site: Site): Finding[] {
  const groups = Map.groupBy(
    site.documents.filter(({ type }) => !notTranslated.includes(type)),
    ({ group }) => group,
  );
  return [...groups.values()].flatMap((group) => {
    const missing = completeLangs.filter((lang) => !group.some((document) => document.lang === lang));
    const [one] = group;
    if (!one || alone.includes(one.uid ?? "")) return [];
    const counterpart = missing.map((lang) => ({
      rule: "counterpart",
      where: one.id,
      message: `has no page in ${lang}`,
    }));
    const original = group.find(({ lang }) => lang === masterLang);
    const translations = original ? group.filter((document) => document !== original) : [];
    const pairs = translations.flatMap((translation) => (original ? checkPair(original, translation, site) : []));
    return [...counterpart, ...pairs];
  });
}

function checkPair(original: StoredDocument, translation: StoredDocument, { models }: Site): Finding[] {
  const [before, after] = [listTexts(listFields(original, models)), listTexts(listFields(translation, models))];
  const [from, into] = [getLanguageName(original.lang), getLanguageName(translation.lang)];
  const getShape = ({ data }: StoredDocument) =>
    JSON.stringify(data.slices ?? [])
      .match(/"slice_type":"\w+"/g)
      ?.join();
  const report = (document: StoredDocument, path: string, message: string) => ({
    rule: "translation",
    where: `${document.id} ${path}`,
    message,
  });
  const untranslated = [...after].filter(([path, text]) => isSentence(text) && before.get(path) === text);
  const isForeign = isHan(translation.lang) && !isHan(original.lang);
  const foreign = isForeign ? [...before].filter(([, text]) => /\p{Script=Han}{4}/u.test(text)) : [];
  // Documents with different slices cannot be compared; the parity table lists them.
  const isSame = getShape(original) === getShape(translation);
  const absent = isSame ? [...before.keys()].filter((path) => !after.has(path)) : [];
  // The Chinese menu has one entry more, the page that stands in Chinese only.
  const isMenu = original.type === "navigation";
  const extra = isSame && !isMenu ? [...after.keys()].filter((path) => !before.has(path)) : [];
  return [
    ...untranslated.map(([path, text]) => report(translation, path, `is still ${from}: “${text}”`)),
    ...foreign.map(([path, text]) => report(original, path, `is still ${into}: “${text}”`)),
    ...absent.map((path) => report(translation, path, `is empty, but filled in ${from}`)),
    ...extra.map((path) => report(original, path, `is empty, but filled in ${into}`)),
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

// Names, keys and code are the same in every language; four plain words in a row are an untranslated sentence.
const isSentence = (text: string) => !/\p{Script=Han}/u.test(text) && /(?:\b[a-z]{2,}[,;]? ){3,}[a-z]{2,}/i.test(text);
