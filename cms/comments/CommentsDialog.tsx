import { useCallback, useRef, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { loadPeople } from "#cms/people/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { Field } from "#cms/shell/ui/Field.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { CommentItem } from "./CommentItem.tsx";
import { listTargets } from "./listTargets.ts";
import { MentionField } from "./MentionField.tsx";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

/** Comments on the document's fields; a new one is attached to the last focused field, or to what is chosen. */
export default observer(function CommentsDialog({ onClose }: { onClose: () => void }) {
  const { session, locale } = useEditor();
  const { person } = useStudio();
  const text = messages[locale];
  const people = useLoaded(useCallback(() => loadPeople(), [])).value?.results ?? [];
  const { comments, presence, store, models } = session;
  const [picked, setField] = useState<string>();
  const field = picked ?? presence.focused;
  const [draft, setDraft] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const describeField = (name: string) => {
    if (name === "") return text.document;
    const [first = "", leaf] = name.split(" ");
    const slice = store.hasSlice(first) ? store.slice(first) : undefined;
    if (slice && leaf === undefined) return nameSlice(models, slice);
    return nameField(models, { type: session.summary.type, slice, leaf: leaf ?? first }, locale);
  };
  /** Leads to a field that there is still. */
  const findField = (name: string) => {
    const [first = "", path] = name.split(" ");
    if (name === "" || (path !== undefined && !store.hasSlice(first))) return undefined;
    const isSlice = store.hasSlice(first);
    return () => {
      onClose();
      session.reveal(isSlice ? first : "", path ?? (isSlice ? "" : first));
    };
  };
  const targets = listTargets(session, locale);
  // The focused entry of a group, and the field of a comment that is replied to.
  const others = [...new Set(["", presence.focused, field])].filter(
    (name) => !targets.some(({ fields }) => fields.includes(name)),
  );
  const drawOption = (name: string) => (
    <option key={name} value={name}>
      {describeField(name)}
    </option>
  );
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
        <Field label={text.field}>
          {(attributes) => (
            <select {...attributes} value={field} onChange={({ target }) => setField(target.value)}>
              {others.map(drawOption)}
              {targets.map(({ key, label, fields }) => (
                <optgroup key={key} label={label}>
                  {fields.map(drawOption)}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" tone="primary">
          {text.add}
        </Button>
      </form>
    </Dialog>
  );
});
