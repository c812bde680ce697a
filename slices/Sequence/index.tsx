import { Fragment } from "react";

import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getPunctuation } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";

import styles from "./index.module.css";

const maxParticipants = 4;

// Each further method of a message is on a line of its own: an arrow is narrow on a phone.
const beforeMethod = /(?<=[,，、])\s*(?=\w+_\w)/;

export default function Sequence({ slice, context }: SliceProps<Content.SequenceSlice>) {
  const { title, lede, participants, steps } = slice.primary;
  const names = (participants ?? "")
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, maxParticipants);
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
          {steps.map(({ from, to, message, note }, index) => {
            const [start, end] = [names.indexOf(from ?? ""), names.indexOf(to ?? "")];
            // A message between participants that are not drawn has no place.
            if (start < 0 || end < 0) return null;
            return (
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
            );
          })}
        </ol>
      </div>
    </SliceSection>
  );
}

function getDirection(start: number, end: number): "own" | "right" | "left" {
  if (start === end) return "own";
  return start < end ? "right" : "left";
}
