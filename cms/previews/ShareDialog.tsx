import { useCallback, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "@/features/shared/ui/Field";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import rows from "#cms/shell/ui/rows.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { createPreview, endPreview, loadPreviews } from "./api.ts";
import { maxPreviewName } from "./contract.ts";
import { messages } from "./messages.ts";
import { PreviewLink } from "./PreviewLink.tsx";

/** The links that show the open draft at its real URL to anyone who has them: made, listed and ended. */
export default observer(function ShareDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadPreviews(session.id, signal), [session]),
  );
  const [name, setName] = useState("");
  const [follows, setFollows] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const run = async (task: () => Promise<unknown>) => {
    await attempt(task);
    reload();
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await session.saver.flush();
      await createPreview({ document_id: session.id, name: name.trim(), follows_draft: follows });
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
      <p>{text.lede}</p>
      <form className={form.root} onSubmit={create}>
        <Field label={text.name} hint={text.nameHint}>
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
        <label className={form.choice}>
          <Choice type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
          <span>
            {text.follows} <small>{text.followsHint}</small>
          </span>
        </label>
        <div className={form.actions}>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {isBusy ? text.working : text.create}
          </Button>
        </div>
      </form>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      <h3>{text.links}</h3>
      {value?.results.length === 0 ? <p>{text.none}</p> : null}
      <ul className={rows.root}>
        {value?.results.map((preview) => (
          <PreviewLink
            key={preview.id}
            preview={preview}
            // Their makers end their links, and publishers end any.
            onEnd={preview.by?.id === studio.person?.id || studio.can("publisher") ? end : undefined}
          />
        ))}
      </ul>
    </Dialog>
  );
});
