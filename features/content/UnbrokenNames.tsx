import { Fragment } from "react";
import type { ComponentType } from "react";

import { LongWords } from "@/features/shared/ui/CodeName";

const names = [
  "[A-Z]{2,5}-[A-Z\\d]{2,5}", // JSON-RPC
  "[A-Za-z\\d]+(?:-[A-Za-z\\d]+)*-\\d[A-Za-z\\d]*", // atlantic-2, 2026-08-01
  "op-[a-z]+",
  "@[a-z\\d-]+/[a-z\\d-]+", // @aptos-labs/ts-sdk
  "[a-z]+(?:-[a-z]+)*\\.json",
];

// Paragraphs of a law: 6(1)(f)
const paragraph = "\\d+(?:\\([a-z\\d]\\))+";

// What is longer than a narrow cell has to part.
const short = `(?:${names.join("|")})(?![\\w/-])(?<=(?<![\\w.@/-])[\\w.@/-]{3,18})`;
const name = new RegExp(`(?<![\\w./-])(${short}|${paragraph})`);

type Props = {
  text: string;
  /** What writes the words between the names; URLs break at their strokes without it. */
  rest?: ComponentType<{ text: string }>;
};

/** Text whose technical names, such as JSON-RPC and atlantic-2, are not parted at their hyphen; its lines stay lines. */
export function UnbrokenNames({ text, rest: Rest = UrlWords }: Props) {
  return text.split(/\r\n|[\n\r\v\u2028\u2029]/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line.split(name).map((part, at) =>
        at % 2 > 0 ? (
          <span key={at} className="whole">
            {part}
          </span>
        ) : (
          <Fragment key={at}>
            <Rest text={part} />
          </Fragment>
        ),
      )}
    </Fragment>
  ));
}

/** Text whose URLs break after their strokes. */
const UrlWords = ({ text }: { text: string }) => (text.includes("://") ? <LongWords text={text} /> : text);
