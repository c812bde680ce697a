import { Fragment } from "react";

const name = /\b([A-Z]{2,5}-[A-Z\d]{2,5})\b/;

/** Text whose technical names, such as JSON-RPC and ERC-20, are not parted at their hyphen; its lines stay lines. */
export function WholeNames({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line.split(name).map((part, at) =>
        at % 2 > 0 ? (
          <span key={at} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));
}
