import { useCallback, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import { loadPeople } from "#cms/people/api.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";
import { guessLang } from "#cms/shell/guessLang.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import controls from "#cms/editor/fields/control.module.css";

import { messages } from "./messages.ts";

/** Comments on the document's fields; a new one is attached to the last focused field. */
export default observer(function CommentsDialog({ onClose }: { onClose: () => void }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { comments, presence, store, models } = session;
  const [field, setField] = useState(presence.focused);
  const [draft, setDraft] = useState("");
  const { value: people } = useLoaded(useCallback(() => loadPeople(), []));
  const describeField = (name: string) => {
    if (name === "") return text.document;
    const [first = "", leaf] = name.split(" ");
    const slice = leaf !== undefined && store.hasSlice(first) ? store.slice(first) : undefined;
    return nameField(models, { type: session.summary.type, slice, leaf: leaf ?? first });
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
    <Dialog title={text.title} onClose={onClose}>
      {comments.failure ? <Notice tone="error">{describeFailure(comments.failure, locale)}</Notice> : null}
      {sorted.length === 0 ? <p>{text.none}</p> : null}
      <ul className={styles.root}>
        {sorted.map((comment) => (
          <li key={comment.id}>
            <span>
              <span lang={guessLang(comment.text)}>{comment.text}</span>
              <small className={styles.detail}>
                {describeField(comment.field)} · {comment.by.name} · <Moment at={comment.at} locale={locale} />
                {comment.resolved_by ? ` · ${text.resolvedBy(comment.resolved_by.name)}` : ""}
              </small>
            </span>
            <Button
              size="small"
              aria-label={comment.resolved ? text.reopenLabel(comment.text) : text.resolveLabel(comment.text)}
              onClick={() => void comments.resolve(comment, !comment.resolved)}
            >
              {comment.resolved ? text.reopen : text.resolve}
            </Button>
          </li>
        ))}
      </ul>
      <form className={form.root} onSubmit={(event) => void add(event)}>
        <Select
          label={text.field}
          name="field"
          value={field}
          options={fields.map((name) => ({ value: name, label: describeField(name) }))}
          onChange={setField}
        />
        <Field label={text.text} hint={text.mentionHint}>
          {(attributes) => (
            <textarea
              {...attributes}
              className={controls.root}
              data-first=""
              rows={3}
              maxLength={2_000}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
            />
          )}
        </Field>
        <div className={form.actions}>
          <Select
            label={text.mention}
            name="mention"
            value=""
            options={[
              { value: "", label: text.nobody },
              ...(people?.results ?? []).map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(name) => setDraft(`${draft}${draft === "" || draft.endsWith(" ") ? "" : " "}@${name} `)}
          />
          <Button type="submit" tone="primary">
            {text.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
