import { WordBreaks } from "@/features/shared/ui/WordBreaks";

// Wider than a phone's room beside the figures of a table.
const maxWordLength = 14;
const borders = /(?<=[\w)}][_./(]|\w::)(?=[\w{])|(?<=[a-z\d])(?=[A-Z])/;

const mark = "\u0000";

/** Text whose long words, such as names and calls in code, break where a part of them ends, not in the middle of one. */
export function LongWords({ text }: { text: string }) {
  const marked = text.replaceAll(/\S+\s?/g, (word) =>
    word.length > maxWordLength ? word.split(borders).join(mark) : word,
  );
  return <WordBreaks text={marked} mark={mark} />;
}

/** A name in code, of a method, a URL or a call. */
export const CodeName = ({ children: name }: { children: string }) => (
  <code translate="no">
    <LongWords text={name} />
  </code>
);
