import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { Person } from "#cms/people/contract.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import type { Comment } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

type Props = {
  comment: Comment;
  people: readonly Person[];
  /** The name of the field it is on. */
  field: string;
  /** Absent where the field cannot be shown. */
  onShow: (() => void) | undefined;
};

/** A comment with its replies; they are resolved together. */
export const CommentThread = observer(function CommentThread({ comment, people, field, onShow }: Props) {
  const { session, locale } = useEditor();
  const { comments } = session;
  const text = messages[locale];
  const [isReplying, setReplying] = useState(false);
  const { id, by, resolved } = comment;
  const word = resolved ? text.reopen : text.resolve;
  return (
    <CommentItem comment={comment}>
      <ul className={styles.list}>
        {comments.all
          .filter((one) => one.reply_to === id)
          .map((reply) => (
            <CommentItem key={reply.id} comment={reply} />
          ))}
      </ul>
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
        {resolved ? null : (
          <Button
            size="small"
            tone="link"
            aria-label={text.replyLabel(by.name)}
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            {text.reply}
          </Button>
        )}
        <Button
          size="small"
          tone="link"
          aria-label={joinWithColon(locale, word, comment.text)}
          onClick={() => void comments.resolve(comment, !resolved)}
        >
          {word}
        </Button>
      </div>
      {isReplying && !resolved ? <CommentForm {...{ people }} field={comment.field} replyTo={id} /> : null}
    </CommentItem>
  );
});
