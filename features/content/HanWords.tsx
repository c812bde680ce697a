import { Fragment } from "react";

import { WordBreaks } from "@/features/shared/ui/WordBreaks";

const words = new Intl.Segmenter("zh", { granularity: "word" });
const mark = "\n";
/** Line separators that editors paste. */
const lineEnd = /\r\n|[\n\r\v\u2028\u2029]/;

/** Text of a heading. Long Chinese phrases may break between words only; line breaks are kept. */
export function HanWords({ text }: { text: string }) {
  return text.split(lineEnd).map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      <WordBreaks text={markLine(line)} mark={mark} />
    </Fragment>
  ));
}

function markLine(text: string): string {
  // The narrowest column fits seven characters. Breaking after punctuation is better: with it, allow phrases of eight.
  const maxLength = /^\p{sc=Han}+\p{P}?$/u.test(text) ? 6 : 8;
  return text.replaceAll(/\p{sc=Han}+/gu, (phrase) => (phrase.length > maxLength ? markBreaks(phrase) : phrase));
}

/** Single-character words join the preceding word (unless it is `的`), or the next one at the start. */
function markBreaks(phrase: string): string {
  const parts = Array.from(words.segment(phrase), ({ segment }) => segment);
  return parts.reduce((before, part) => {
    const breaks = before.endsWith("的") || (part.length > 1 && !/(?:^.|[第不未])$/u.test(before));
    return before + (breaks ? mark : "") + part;
  });
}
