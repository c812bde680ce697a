import { useCallback, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { createPreview, endPreview, loadPreviews } from "./api.ts";
import { maxPreviewName } from "./contract.ts";
import { messages } from "./messages.ts";
import { PreviewLink } from "./PreviewLink.tsx";
import styles from "./ShareDialog.module.css";

// The service allows a week at most.
const lifetimesDays = [1, 3, 7];
const daySeconds = 24 * 60 * 60;

/** The links that show the open draft at its real URL to anyone who has them: made, listed and ended. */
export default observer(function ShareDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadPreviews(session.id, signal), [session]),
  );
  const [name, setName] = useState("");
  const [follows, setFollows] = useState(true);
  const [days, setDays] = useState(1);
  const [made, setMade] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt();
  const run = async (task: () => Promise<unknown>) => {
    await attempt(task);
    reload();
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await session.saver.flush();
      const made = await createPreview({
        document_id: session.id,
        ...(session.release ? { release_id: session.release } : {}),
        name: name.trim(),
        follows_draft: follows,
        lifetime: days * daySeconds,
      });
      setMade(made.id);
      setName("");
    });
  };
  const end = (id: string) =>
    void run(async () => {
      await endPreview(id);
      studio.announce(text.ended);
    });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p className={styles.lede}>{text.lede}</p>
      <form className={styles.form} onSubmit={create}>
        <Field label={text.name} optional={text.nameHint}>
          {(attributes) => (
            <input
              {...attributes}
              data-first=""
              maxLength={maxPreviewName}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={text.lifetime}>
          {(attributes) => (
            <select {...attributes} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {lifetimesDays.map((count) => (
                <option key={count} value={count}>
                  {text.days(count)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className={form.choice}>
          <Choice type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
          <span>
            {text.follows} <small>{text.followsHint}</small>
          </span>
        </label>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? text.working : text.create}
        </Button>
      </form>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <h3>{text.links}</h3>
      {value?.results.length === 0 ? <p className={styles.lede}>{text.none}</p> : null}
      <ul className={styles.links}>
        {value?.results.map((preview) => (
          <PreviewLink
            key={preview.id}
            preview={preview}
            isNew={preview.id === made}
            // Their makers end their links, and publishers end any.
            onEnd={preview.by?.id === studio.person?.id || studio.can("publisher") ? end : undefined}
          />
        ))}
      </ul>
    </Dialog>
  );
});
