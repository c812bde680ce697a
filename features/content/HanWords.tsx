import { WordBreaks } from "@/features/shared/ui/WordBreaks";

const words = new Intl.Segmenter("zh", { granularity: "word" });
const mark = "\n";

/** Words of a heading or an introduction; a Chinese phrase that a narrow line cannot hold may break between two of its words. */
export function HanWords({ text }: { text: string }) {
  // The narrowest column holds seven characters. After a mark is the better place, so where there is one eight stay whole.
  const whole = /^\p{sc=Han}+\p{P}?$/u.test(text) ? 6 : 8;
  const marked = text.replaceAll(/\p{sc=Han}+/gu, (phrase) => (phrase.length > whole ? markBreaks(phrase) : phrase));
  return <WordBreaks text={marked} mark={mark} />;
}

/** Words of one character stay with what they follow, unless that is `的`, or with what they begin. */
function markBreaks(phrase: string): string {
  const parts = Array.from(words.segment(phrase), ({ segment }) => segment);
  return parts.reduce((before, part) => {
    const breaks = before.endsWith("的") || (part.length > 1 && !/(?:^.|[第不未])$/u.test(before));
    return before + (breaks ? mark : "") + part;
  });
}
