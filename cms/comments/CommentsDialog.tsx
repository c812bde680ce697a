import { useCallback, useRef, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import { loadPeople } from "#cms/people/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { CommentItem } from "./CommentItem.tsx";
import { MentionField } from "./MentionField.tsx";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

/** Comments on the document's fields; a new one is attached to the last focused field. */
export default observer(function CommentsDialog({ onClose }: { onClose: () => void }) {
  const { session, locale } = useEditor();
  const { person } = useStudio();
  const text = messages[locale];
  const people = useLoaded(useCallback(() => loadPeople(), [])).value?.results ?? [];
  const { comments, presence, store, models } = session;
  const [field, setField] = useState(presence.focused);
  const [draft, setDraft] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const describeField = (name: string) => {
    if (name === "") return text.document;
    const [first = "", leaf] = name.split(" ");
    const slice = leaf !== undefined && store.hasSlice(first) ? store.slice(first) : undefined;
    return nameField(models, { type: session.summary.type, slice, leaf: leaf ?? first }, locale);
  };
  /** Leads to a field that there is still. */
  const findField = (name: string) => {
    const [first = "", path] = name.split(" ");
    if (name === "" || (path !== undefined && !store.hasSlice(first))) return undefined;
    return () => {
      onClose();
      session.reveal(path === undefined ? "" : first, path ?? first);
    };
  };
  const fields = [...new Set(["", presence.focused, ...comments.all.map((comment) => comment.field)])];
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === "") return;
    if (await comments.add(field, draft.trim())) {
      setDraft("");
      session.announce(text.added);
    }
  };
  const sorted = [...comments.open, ...comments.all.filter(({ resolved }) => resolved)];
  return (
    <Dialog title={text.title} isSide onClose={onClose}>
      {comments.failure ? <Notice tone="error">{describeFailure(comments.failure, locale)}</Notice> : null}
      {sorted.length === 0 ? <p className={styles.empty}>{text.none}</p> : null}
      <ul className={styles.list}>
        {sorted.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isTarget={comment.id === session.comment}
            field={describeField(comment.field)}
            locale={locale}
            onShow={findField(comment.field)}
            onReply={() => {
              setField(comment.field);
              setDraft(`@${comment.by.name} `);
              words.current?.focus();
            }}
            onResolve={() => void comments.resolve(comment, !comment.resolved)}
          />
        ))}
      </ul>
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <MentionField {...{ people, locale }} value={draft} self={person?.id} control={words} onChange={setDraft} />
        <div className={styles.choices}>
          <Select
            label={text.field}
            name="field"
            value={field}
            options={fields.map((name) => ({ value: name, label: describeField(name) }))}
            onChange={setField}
          />
        </div>
        <Button type="submit" tone="primary">
          {text.add}
        </Button>
      </form>
    </Dialog>
  );
});
