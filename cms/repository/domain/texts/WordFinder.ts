import { languages } from "#contracts/languages.ts";
import { defaultLocale, getLocaleByLang } from "#contracts/locales.ts";

type Wanted = { text: string; whole_words: boolean; match_case: boolean };

/** Position of words in a text. */
export type Found = { start: number; end: number };

// Of the company, `{{brand}}`, and of figures, `{chains}`.
const placeholder = /\{\{\w+\}\}|\{\w+\}/g;

/** Finds words in texts of one language, which defines word boundaries. */
export class WordFinder {
  private readonly pattern: RegExp;
  private readonly segmenter: Intl.Segmenter | undefined;

  constructor({ text, whole_words: isWhole, match_case: isExact }: Wanted, lang: string) {
    this.pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"), isExact ? "gu" : "giu");
    const locale = languages[getLocaleByLang(lang) ?? defaultLocale].html;
    this.segmenter = isWhole ? new Intl.Segmenter(locale, { granularity: "word" }) : undefined;
  }

  find(text: string): Found[] {
    const all = [...text.matchAll(this.pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
    return all.length === 0 ? all : this.keepWords(text, this.keepOutside(text, all));
  }

  /** Excludes matches inside placeholders, which would no longer resolve. */
  private keepOutside(text: string, all: Found[]): Found[] {
    const names = [...text.matchAll(placeholder)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }));
    return all.filter(({ start, end }) => !names.some(({ from, to }) => start > from && end < to));
  }

  private keepWords(text: string, all: Found[]): Found[] {
    if (!this.segmenter) return all;
    const borders = new Set([text.length]);
    for (const { index } of this.segmenter.segment(text)) borders.add(index);
    return all.filter(({ start, end }) => borders.has(start) && borders.has(end));
  }
}
