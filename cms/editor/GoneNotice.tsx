import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { loadDocument } from "#cms/drafts/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { loadVersions, restoreVersion } from "#cms/versions/api.ts";

import { useEditor } from "./EditorContext.ts";
import type { EditorSession } from "./EditorSession.ts";
import { messages } from "./messages.ts";

/** The open version is no longer there: the document was deleted, or its release was published or gave it up. */
export const GoneNotice = observer(function GoneNotice() {
  const { session } = useEditor();
  return session.release ? <LeftNotice release={session.release} /> : <DeletedNotice />;
});

function LeftNotice({ release }: { release: string }) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { id, summary } = session;
  const { value, error } = useLoaded(useCallback((signal: AbortSignal) => loadDocument(id, undefined, signal), [id]));
  if (error instanceof StudioError && error.status === 404) return <DeletedNotice />;
  if (!value && !error) return null;
  const isPublished = (value?.value.published ?? 0) > (summary.published ?? 0);
  return (
    <Notice tone={isPublished ? "info" : "warning"}>
      {isPublished ? text.wentOut : text.left} {/* A new load takes what was not sent with it. */}
      <a href={writeDocumentPath(id, release)}>{text.openNow}</a>
    </Notice>
  );
}

/** Restores a deleted document's newest version as a draft, and saves the form over it. Throws `StudioError`. */
async function restoreDeleted({ id, saver }: EditorSession): Promise<void> {
  const { results } = await loadVersions(id);
  const [newest] = results;
  if (newest) await restoreVersion(id, newest.version);
  await saver.resume();
}

function DeletedNotice() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await restoreDeleted(session);
      // What was written for a release continues in the document.
      if (session.release) window.location.reload();
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" disabled={isBusy} onClick={() => void restore()}>
          {text.restoreGone}
        </Button>
      }
    >
      {failure ? describeFailure(failure, locale) : text.gone}
    </Notice>
  );
}
