import { Fragment, useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { getPunctuation } from "@/features/shared/locale";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { guessLang } from "#cms/shell/guessLang.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";

import type { Comment } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

type Props = { comment: Comment; children?: ReactNode };

/** A comment: who wrote it and when, and what; one that a link led to gets the focus. */
export function CommentItem({ comment, children }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { by, at, resolved, resolved_by: resolvedBy } = comment;
  const isTarget = comment.id === session.comment;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) item.current?.focus();
  }, [isTarget]);
  return (
    <li ref={item} className={styles.comment} data-resolved={resolved} data-target={isTarget} tabIndex={-1}>
      <p className={styles.head}>
        <strong>{by.name}</strong>
        {comment.sent_back ? <small className={styles.mark}>{text.sentBack}</small> : null}
        <small>
          <Moment at={at} locale={locale} />
          {resolvedBy ? ` · ${text.resolvedBy(resolvedBy.name)}` : ""}
        </small>
      </p>
      <p className={styles.words} lang={guessLang(comment.text)}>
        <Mentions comment={comment} />
      </p>
      {comment.notified.length > 0 ? (
        <small>{text.notified(comment.notified.map(({ name }) => name).join(getPunctuation(locale).listComma))}</small>
      ) : null}
      {children}
    </li>
  );
}

/** A comment's text, with the names of those who were told set apart. */
function Mentions({ comment: { text, notified } }: Pick<Props, "comment">) {
  const names = notified.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  const findName = (start: number) =>
    names.find((name) => text.slice(start, start + name.length).toLowerCase() === name.toLowerCase());
  // At each @, where a name is, else the text up to the next one.
  return text.split(/(?=@)/).map((part, index, parts) => {
    const name = findName(parts.slice(0, index).join("").length);
    if (!name) return part;
    return (
      <Fragment key={index}>
        <strong>{part.slice(0, name.length)}</strong>
        {part.slice(name.length)}
      </Fragment>
    );
  });
}
