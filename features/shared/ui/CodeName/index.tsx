import { WordBreaks } from "@/features/shared/ui/WordBreaks";

// Longer names do not fit beside a table's figures on a phone. Chinese has no spaces, but its sentences are no names.
const longWord = /([!-~…]{15,})/;
// A line ends before a dot, but not before the last label of a host, such as `io`; and after a comma, but not of a number.
const borders =
  /(?<=[\w)}][_/(]|\w::)(?=[\w{])|(?<=,)(?=[A-Za-z_{("$])|(?<=[\w)}])(?=\.[A-Za-z_{])(?!\.[a-z]{2,7}[,;]?$)|(?<=[a-z\d])(?=[A-Z])/;

// Longer ones fill a line of a phone, and what follows a box as wide as that begins the next, also a full stop.
const maxBoxed = 30;

const mark = "\u0000";

/** Text whose long identifiers start on a new line before they break between their parts. */
export const LongWords = ({ text }: { text: string }) =>
  text.split(longWord).map((part, index) => {
    const marked = part.split(borders).join(mark);
    if (index % 2 === 0 || marked === part) return part;
    return (
      // Parts never move, so the index is a stable key.
      <span key={index} className={part.length > maxBoxed ? undefined : "longWord"}>
        <WordBreaks text={marked} mark={mark} />
      </span>
    );
  });

/** A name in code, of a method, a URL or a call. */
export const CodeName = ({ children: name }: { children: string }) => (
  <code translate="no">
    <LongWords text={name} />
  </code>
);
