import { completeLangs, getLanguageName, isHan, masterLang } from "#cms/repository/domain/languages.ts";
import { isSentence } from "#cms/translations/contract.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { listBlocks, listFields, listSlices } from "./fields.ts";
import type { Field } from "./fields.ts";
import { report, reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

// Keys, which are the same in every language.
const keys = ["anchor", "chain", "chains", "protocol", "family", "interface"];
// Consulting is offered in Chinese only.
const alone = ["blockchain-consulting"];
const notTranslated = ["redirect"];

/** Every document exists in every complete language, and its texts are in its language. */
export function checkLanguages(site: Site): Finding[] {
  const ids = new Set(site.subjects.map(({ id }) => id));
  const translated = site.subjects.filter(({ type }) => !notTranslated.includes(type));
  const groups = new Set(translated.map(({ group }) => group));
  const checked = [...groups].map((group) =>
    site.content.listByGroup(group).filter(({ type }) => !notTranslated.includes(type)),
  );
  const findings = checked.flatMap((group) => {
    const missing = completeLangs.filter((lang) => !group.some((document) => document.lang === lang));
    const one = group.find(({ id }) => ids.has(id));
    if (!one || alone.includes(one.uid ?? "")) return [];
    const counterpart = missing.map((lang) =>
      report(one, "translation-missing", { where: one.id, message: `has no page in ${lang}`, values: [lang] }),
    );
    const original = group.find(({ lang }) => lang === masterLang);
    const translations = original ? group.filter((document) => document !== original) : [];
    const pairs = translations.flatMap((translation) => (original ? checkPair(original, translation, site) : []));
    return [...counterpart, ...pairs];
  });
  return findings.filter(({ details }) => details && ids.has(details.document));
}

function checkPair(original: StoredDocument, translation: StoredDocument, { models }: Site): Finding[] {
  const [before, after] = [listTexts(listFields(original, models)), listTexts(listFields(translation, models))];
  const [from, into] = [getLanguageName(original.lang), getLanguageName(translation.lang)];
  const getShape = (document: StoredDocument) =>
    listSlices(document)
      .map(({ type }) => type)
      .join();
  type Kind = "translation-untranslated" | "translation-empty";
  const say = (document: StoredDocument, kind: Kind, { field, text }: FieldText, message: string) =>
    reportField(document, kind, field, { message, values: [text] });
  const untranslated = [...after].filter(([path, { text }]) => isSentence(text) && before.get(path)?.text === text);
  const isForeign = isHan(translation.lang) && !isHan(original.lang);
  const foreign = isForeign ? [...before].filter(([, { text }]) => /\p{Script=Han}{4}/u.test(text)) : [];
  // Documents with different slices cannot be compared; the parity table lists them.
  const isSame = getShape(original) === getShape(translation);
  const absent = isSame ? [...before].filter(([path]) => !after.has(path)) : [];
  // The Chinese menu has one entry more, the page that exists in Chinese only.
  const isMenu = original.type === "navigation";
  const extra = isSame && !isMenu ? [...after].filter(([path]) => !before.has(path)) : [];
  return [
    ...untranslated.map(([, one]) =>
      say(translation, "translation-untranslated", one, `is still ${from}: “${one.text}”`),
    ),
    ...foreign.map(([, one]) => say(original, "translation-untranslated", one, `is still ${into}: “${one.text}”`)),
    ...absent.map(([, one]) => say(translation, "translation-empty", one, `is empty, but filled in ${from}`)),
    ...extra.map(([, one]) => say(original, "translation-empty", one, `is empty, but filled in ${into}`)),
  ];
}

type FieldText = { text: string; field: Field };

function listTexts(fields: readonly Field[]): Map<string, FieldText> {
  const texts = fields.flatMap((field): [string, FieldText][] => {
    const { path, name, type, value } = field;
    if (keys.includes(name)) return [];
    if (type === "Text") return [[path, { text: String(value), field }]];
    if (type !== "StructuredText") return [];
    const words = listBlocks(value)
      .filter((block) => block.type !== "preformatted")
      .map(({ text }) => text);
    return words.join("").trim() ? [[path, { text: words.join("\n"), field }]] : [];
  });
  return new Map(texts);
}
