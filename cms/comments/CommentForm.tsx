import { useRef, useState } from "react";
import type { FormEvent, ReactNode } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { Person } from "#cms/people/contract.ts";

import { MentionField } from "./MentionField.tsx";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

type Props = {
  people: readonly Person[];
  field: string;
  /** Id of the comment that it replies to. */
  replyTo?: string;
  children?: ReactNode;
};

/** Writes one comment after the other; Ctrl+Enter sends. */
export function CommentForm({ people, field, replyTo, children }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const [draft, setDraft] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const written = draft.trim();
    if (written === "" || !(await session.comments.add({ field, text: written, reply_to: replyTo ?? null }))) return;
    setDraft("");
    words.current?.focus();
    session.announce(text.added);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void add(event)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event))
          event.currentTarget.requestSubmit();
      }}
    >
      <MentionField
        people={people}
        label={replyTo ? text.reply : text.text}
        autoFocus={replyTo !== undefined}
        value={draft}
        control={words}
        onChange={setDraft}
      />
      {children}
      <Button type="submit" title="Ctrl+Enter">
        {replyTo ? text.reply : text.add}
      </Button>
    </form>
  );
}
