import { WordBreaks } from "@/features/shared/ui/WordBreaks";

// Longer names do not fit beside a table's figures on a phone.
const maxWordLength = 14;
// The last label of a host, such as `io`, stays with the one before it.
const borders = /(?<=[\w)}][_./(]|\w::)(?=[\w{])(?!(?<=\.)[a-z]{2,7}\s?$)|(?<=[a-z\d])(?=[A-Z])/;

const mark = "\u0000";

/** Text whose long identifiers break between their parts, not within one nor before a host's ending. */
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
