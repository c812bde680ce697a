import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { createPreview } from "#cms/previews/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { loadSectionPages } from "./api.ts";
import { messages } from "./messages.ts";

const hourSeconds = 60 * 60;

/** The pages that show the open section, each with a preview of it with the section's draft. */
export const UsedOn = observer(function UsedOn() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadSectionPages(session.id, signal), [session]),
  );
  const [preview, setPreview] = useState<string>();
  const { failure, attempt } = useAttempt();
  const pages = value?.results ?? [];
  const start = () =>
    attempt(async () =>
      setPreview((await createPreview({ document_id: session.id, lifetime: hourSeconds, is_shared: false })).url),
    );
  const title = value ? text.usedOn(pages.length) : text.loading;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value ? <p>{pages.length > 0 ? text.usedLede : text.unused}</p> : null}
      <ul className={rows.root}>
        {pages.map(({ id, title: name, lang, path }) => (
          <li key={id}>
            <StudioLink href={writeDocumentPath(id)} lang={lang}>
              {name || text.untitled}
            </StudioLink>{" "}
            {preview && path && !path.includes("[") ? (
              <a href={toPagePreview(preview, id)} target="_blank" rel="noreferrer">
                {text.preview(path)}
              </a>
            ) : (
              <code>{path}</code>
            )}
          </li>
        ))}
      </ul>
      {pages.length > 0 && !preview ? (
        <Button size="small" onClick={() => void start()}>
          {text.previews}
        </Button>
      ) : null}
    </section>
  );
});

/** A preview that opens at another document. */
function toPagePreview(preview: string, id: string): string {
  const url = new URL(preview);
  url.searchParams.set("documentId", id);
  return url.href;
}
