import { Fragment } from "react";

import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getPunctuation } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";

import { readSequence } from "@/slices/readSequence";

import styles from "./index.module.css";

// Each further method of a message is on a line of its own: an arrow is narrow on a phone.
const beforeMethod = /(?<=[,，、])\s*(?=\w+_\w)/;

export default function Sequence({ slice, context }: SliceProps<Content.SequenceSlice>) {
  const { title, lede } = slice.primary;
  const { names, messages } = readSequence(slice.primary);
  const { colon } = getPunctuation(context.locale);
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      <div className={styles.root} data-participants={names.length}>
        <p className={styles.names} aria-hidden="true">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <ol className={styles.steps}>
          {messages.map(({ from, to, start, end, message, note }, index) => (
            <li key={index}>
              <p
                data-from={Math.min(start, end) + 1}
                data-to={Math.max(start, end) + 1}
                data-direction={getDirection(start, end)}
              >
                <span className="visuallyHidden">
                  {start === end ? from : `${from} → ${to}`}
                  {colon}
                </span>
                <span className={styles.message}>
                  {(message ?? "").split(beforeMethod).map((part, line) => (
                    <Fragment key={line}>
                      {line > 0 ? <br /> : null}
                      <LongWords text={part} />
                    </Fragment>
                  ))}
                </span>{" "}
                {note ? <small>{note}</small> : null}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </SliceSection>
  );
}

function getDirection(start: number, end: number): "own" | "right" | "left" {
  if (start === end) return "own";
  return start < end ? "right" : "left";
}
