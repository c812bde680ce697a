import { Fragment } from "react";

import { WordBreaks } from "@/features/shared/ui/WordBreaks";

const words = new Intl.Segmenter("zh", { granularity: "word" });
const mark = "\n";
/** What editors paste as the end of a line. */
const lineEnd = /\r\n|[\n\r\v\u2028\u2029]/;

/** Words of a heading or an introduction; a Chinese phrase that a narrow line cannot hold may break between two of its words; its lines stay lines. */
export function HanWords({ text }: { text: string }) {
  return text.split(lineEnd).map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      <WordBreaks text={markLine(line)} mark={mark} />
    </Fragment>
  ));
}

function markLine(text: string): string {
  // The narrowest column holds seven characters. After a mark is the better place, so where there is one eight stay whole.
  const maxLength = /^\p{sc=Han}+\p{P}?$/u.test(text) ? 6 : 8;
  return text.replaceAll(/\p{sc=Han}+/gu, (phrase) => (phrase.length > maxLength ? markBreaks(phrase) : phrase));
}

/** Words of one character stay with what they follow, unless that is `的`, or with what they begin. */
function markBreaks(phrase: string): string {
  const parts = Array.from(words.segment(phrase), ({ segment }) => segment);
  return parts.reduce((before, part) => {
    const breaks = before.endsWith("的") || (part.length > 1 && !/(?:^.|[第不未])$/u.test(before));
    return before + (breaks ? mark : "") + part;
  });
}
