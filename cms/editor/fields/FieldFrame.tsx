import { useId } from "react";
import type { ReactNode } from "react";

import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { messages as commentMessages } from "#cms/comments/messages.ts";
import { messages } from "#cms/editor/messages.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeFinding } from "#cms/checks/describeFinding.ts";

import { findProblems } from "./findProblems.ts";
import type { FieldProps } from "./FieldProps.ts";
import styles from "./FieldFrame.module.css";

/** Attributes that connect a control to its label, hint and problems. */
type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };

type Props = Pick<FieldProps, "field" | "slice" | "path"> & {
  /** An error message for an invalid text. */
  mistake?: string | undefined;
  /** The control is not one element, so the label names a group. */
  isGroup?: boolean;
  /** The control is a checkbox, with the label beside it. */
  isInline?: boolean;
  children: (control: ControlProps, labelId: string) => ReactNode;
};

/** A field's control with its label and hint above, and its problems beneath it. */
export const FieldFrame = observer(function FieldFrame(props: Props) {
  const { field, slice, path, mistake, isGroup, isInline, children } = props;
  const { session, locale } = useEditor();
  const id = useId();
  const problems = findProblems(session.publication.listFindings(slice), {
    slice,
    path,
    isGroup: field.type === "Group",
  });
  // What a document that was never published still lacks stops publishing, but its control holds no mistake yet.
  const isNew = session.summary.published === null;
  const isWrong = mistake !== undefined || (!isNew && problems.some(({ level }) => level === "error"));
  const sentences = [
    ...(mistake ? [{ level: "error", rule: undefined, text: mistake }] : []),
    ...problems.map((finding) => ({ ...finding, text: describeFinding(finding, locale) })),
  ];
  const here = session.presence.others.filter((other) => other.field === `${slice} ${path}`.trim());
  const comments = session.comments.count(`${slice} ${path}`.trim());
  const described = [...(field.placeholder ? [`${id}-hint`] : []), ...(sentences.length > 0 ? [`${id}-problems`] : [])];
  const control = { id, "aria-describedby": described.join(" ") || undefined, "aria-invalid": isWrong };
  return (
    <div
      className={styles.root}
      data-field={`${slice} ${path}`}
      data-inline={isInline}
      {...(isGroup ? { role: "group", "aria-labelledby": `${id}-label` } : {})}
    >
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {field.label}
        </span>
      ) : (
        <label id={`${id}-label`} className={styles.label} htmlFor={id}>
          {field.label}
        </label>
      )}
      {field.placeholder ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.placeholder}
        </p>
      ) : null}
      {comments > 0 ? <p className={styles.other}>{commentMessages[locale].here(comments)}</p> : null}
      {here.map(({ person, tab }) => (
        <Other key={tab} person={person} />
      ))}
      {children(control, `${id}-label`)}
      {sentences.length > 0 ? (
        <ul id={`${id}-problems`} className={styles.problems}>
          {sentences.map(({ level, rule, text }) => (
            <li key={text} data-level={level} data-rule={rule}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});

/** Who else has the focus in the field: another person, or one’s own other tab. */
function Other({ person: { id, name, agent } }: { person: PersonRef }) {
  const { person, locale } = useStudio();
  const isSelf = id === person?.id && !agent;
  return <p className={styles.other}>{messages[locale].isInField(isSelf ? undefined : name)}</p>;
}
