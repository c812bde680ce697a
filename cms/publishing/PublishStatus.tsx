import { X } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { createRedirect } from "#cms/not-found/createRedirect.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { messages as shellMessages } from "#cms/shell/messages.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { messages } from "./messages.ts";
import { PageLink } from "./PageLink.tsx";
import styles from "./PublishButtons.module.css";

/** What was done with the whole document, until its next change, or why it was not: at the foot of the window. */
export const PublishStatus = observer(function PublishStatus() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { publication, summary } = session;
  const { state } = publication;
  const { attempt } = useAttempt();
  const redirect = (path: string) => attempt(async () => navigate(writeDocumentPath(await createRedirect(path))));
  const done = state.kind === "done" ? state : undefined;
  const sentences = {
    idle: "",
    reviewing: "",
    asking: text.asking,
    working: text.working,
    unsaved: text.unsaved,
    done: done ? (done.bare && text.missing) || text[done.what] : "",
    failed: state.kind === "failed" ? text.failed(describeFailure(state.error, locale)) : "",
  };
  return (
    <p role="status" className={styles.status} data-state={state.kind}>
      <span>{sentences[state.kind]}</span>
      {(done?.what === "published" || done?.what === "undone") && summary.path ? (
        <PageLink path={summary.path} isThere={done.wasThere}>
          {text.viewPage}
        </PageLink>
      ) : null}
      {done?.bare ? (
        <Button
          size="small"
          tone="link"
          aria-label={text.redirectUrl(done.bare)}
          title={done.bare}
          onClick={() => void (done.bare && redirect(done.bare))}
        >
          {text.redirect}
        </Button>
      ) : null}
      {done?.undo ? (
        <Button size="small" tone="link" onClick={() => void done.undo?.()}>
          {text.undo}
        </Button>
      ) : null}
      {["done", "unsaved", "failed"].includes(state.kind) ? (
        <button type="button" aria-label={shellMessages[locale].close} onClick={publication.close}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </p>
  );
});
