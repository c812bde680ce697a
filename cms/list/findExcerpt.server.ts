import { toSearchWords } from "#contracts/foldText.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { cutEnd, cutStart } from "#cms/repository/domain/texts/cutContext.ts";
import { mapTexts } from "#cms/repository/domain/texts/mapTexts.ts";
import { WordFinder } from "#cms/repository/domain/texts/WordFinder.ts";
import { continuesWord } from "#contracts/wordStart.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";

import type { Excerpt } from "./contract.ts";

// A line of a result, also on a phone.
const beforeLength = 8;
const afterLength = 60;

// The text of a Markdown link without its target.
const toPlain = (text: string) => text.replaceAll(/\[([^\]\n]*)\]\([^)\s]*\)/g, "$1");

/** The first place of a text, code last, with the words as they were typed, else with the first of them. */
export function findExcerpt(document: StoredDocument, text: string, { models }: ModelStore): Excerpt | undefined {
  const [prose, code]: [string[], string[]] = [[], []];
  mapTexts(document, models, ({ text: one, isCode }) => {
    (isCode ? code : prose).push(toPlain(one));
    return undefined;
  });
  for (const words of [text.trim(), ...toSearchWords(text)]) {
    const finder = new WordFinder({ text: words, whole_words: false, match_case: false }, document.lang);
    for (const one of [...prose, ...code]) {
      const place = finder.find(one).find(({ start }) => !continuesWord(one.slice(0, start), one.slice(start)));
      if (!place) continue;
      return {
        before: cutStart(one.slice(0, place.start), beforeLength),
        found: one.slice(place.start, place.end),
        after: cutEnd(one.slice(place.end), afterLength),
      };
    }
  }
  return undefined;
}
