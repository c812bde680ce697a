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

// Names longer than a narrow cell may break.
const short = `(?:${names.join("|")})(?![\\w/-])(?<=(?<![\\w.@/-])[\\w.@/-]{3,18})`;
const name = new RegExp(`(?<![\\w./-])(${short}|${paragraph})`);

type Props = {
  text: string;
  /** Renders the text between names; by default URLs may break after slashes. */
  rest?: ComponentType<{ text: string }>;
};

/** Text whose technical names (JSON-RPC, atlantic-2) do not break at hyphens; line breaks are kept. */
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

/** Text whose URLs may break after slashes. */
const UrlWords = ({ text }: { text: string }) => (text.includes("://") ? <LongWords text={text} /> : text);
