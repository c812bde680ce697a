import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { loadPeople } from "#cms/people/api.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { Field } from "#cms/shell/ui/Field.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { CommentForm } from "./CommentForm.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { listTargets } from "./listTargets.ts";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

/** Comments on the document's fields; a new one is attached to the last focused field, or to what is chosen. */
export default observer(function CommentsDialog({ onClose }: { onClose: () => void }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const people = useLoaded(useCallback(() => loadPeople(), [])).value?.results ?? [];
  const { comments, presence, store, models } = session;
  const [picked, setField] = useState<string>();
  const field = picked ?? presence.focused;
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
  // The focused entry of a group.
  const others = [...new Set(["", field])].filter((name) => !targets.some(({ fields }) => fields.includes(name)));
  const drawOption = (name: string) => (
    <option key={name} value={name}>
      {describeField(name)}
    </option>
  );
  return (
    <Dialog title={text.title} isSide onClose={onClose}>
      {comments.failure ? <Notice tone="error">{describeFailure(comments.failure, locale)}</Notice> : null}
      {comments.all.length === 0 ? <p className={styles.empty}>{text.none}</p> : null}
      <ul className={styles.list}>
        {comments.threads.map((comment) => (
          <CommentThread
            key={comment.id}
            {...{ comment, people }}
            field={describeField(comment.field)}
            onShow={findField(comment.field)}
          />
        ))}
      </ul>
      <CommentForm {...{ people, field }}>
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
      </CommentForm>
    </Dialog>
  );
});
