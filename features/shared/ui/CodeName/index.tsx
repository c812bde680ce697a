import { Fragment } from "react";

// More than a phone has room for beside the figures of a table.
const longest = 14;
const borders = /(?<=\w[_./])|(?<=[a-z\d])(?=[A-Z])/;

/** A name in code, of a method or an address: a long one breaks where a word of it ends, instead of in the middle of one. */
export function CodeName({ children: name }: { children: string }) {
  const words = name.length > longest ? name.split(borders) : [name];
  return (
    <code translate="no">
      {words.map((word, index) => (
        <Fragment key={`${index} ${word}`}>
          {index > 0 ? <wbr /> : null}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
