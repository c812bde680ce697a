import { Fragment, useEffect, useRef } from "react";

import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { guessLang } from "#cms/shell/guessLang.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";

import type { Comment } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

type Props = {
  comment: Comment;
  /** Whether a link led to it: it gets the focus. */
  isTarget: boolean;
  /** The name of the field it is on. */
  field: string;
  /** Absent where the field cannot be shown. */
  onShow: (() => void) | undefined;
  onReply: () => void;
  onResolve: () => void;
  locale: Locale;
};

/** A comment: who wrote it and when, what, on which field, and whether that is done. */
export function CommentItem({ comment, isTarget, field, onShow, onReply, onResolve, locale }: Props) {
  const text = messages[locale];
  const { by, at, resolved, resolved_by: resolvedBy } = comment;
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
        <small className={styles.notified}>
          {text.notified(comment.notified.map(({ name }) => name).join(getPunctuation(locale).listComma))}
        </small>
      ) : null}
      <div className={styles.foot}>
        <small>
          {onShow ? (
            <Button tone="link" size="small" onClick={onShow}>
              {field}
            </Button>
          ) : (
            field
          )}
        </small>
        <Button size="small" tone="link" aria-label={text.replyLabel(by.name)} onClick={onReply}>
          {text.reply}
        </Button>
        <Button
          size="small"
          tone="link"
          aria-label={resolved ? text.reopenLabel(comment.text) : text.resolveLabel(comment.text)}
          onClick={onResolve}
        >
          {resolved ? text.reopen : text.resolve}
        </Button>
      </div>
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
