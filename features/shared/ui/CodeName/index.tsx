import { Fragment } from "react";

// More than a phone has room for beside the figures of a table.
const longest = 14;
const borders = /(?<=[\w)][_./(]|\w::)(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Text whose long words, such as names and calls in code, break where a part of them ends, not in the middle of one. */
export function LongWords({ text }: { text: string }) {
  return text
    .split(/(?<=\s)/)
    .flatMap((word) =>
      (word.length > longest ? word.split(borders) : [word]).map((part, index) => ({ part, isWithin: index > 0 })),
    )
    .map(({ part, isWithin }, index) => (
      <Fragment key={index}>
        {isWithin ? <wbr /> : null}
        {part}
      </Fragment>
    ));
}

/** A name in code, of a method, an address or a call. */
export const CodeName = ({ children: name }: { children: string }) => (
  <code translate="no">
    <LongWords text={name} />
  </code>
);
