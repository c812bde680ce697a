import { Suspense, useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { openPreview } from "#cms/previews/api.ts";
import { CompareButton } from "#cms/publishing/CompareButton.tsx";
import { FindingCounts } from "#cms/publishing/FindingCounts.tsx";
import { PublishedNotice } from "#cms/publishing/PublishedNotice.tsx";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { lazyPart } from "#cms/shell/lazyPart.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeKind } from "#cms/models/typeModels.ts";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import type { PublicationRequest } from "./contract.ts";
import { loadRequests } from "./api.ts";
import { messages } from "./messages.ts";
import { RequestChanges } from "./RequestChanges.tsx";
import { RequestEnd, RequestGoal, RequestNote, RequestOrigin } from "./RequestParts.tsx";

const BulkDialog = lazyPart("BulkDialog");

/** Drafts that editors asked to be published, with what each changes for visitors. */
export default observer(function WaitingScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadRequests(signal), []));
  const [compared, setCompared] = useState<string>();
  const [publishing, setPublishing] = useState<PublicationRequest>();
  const [failure, setFailure] = useState<unknown>();
  const [published, setPublished] = useState<PublicationRequest>();
  const [ended, setEnded] = useState("");
  const isAllowed = studio.can("publisher");
  const end = async (sentence: string, task: () => Promise<void>) => {
    setFailure(undefined);
    setEnded("");
    try {
      await task();
      setEnded(sentence);
      studio.announce(sentence);
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
    reload();
  };
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="waiting" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {published ? (
        <PublishedNotice key={published.etag} title={text.published(published.title)} pages={[published]} />
      ) : null}
      {ended ? <Notice tone="ok">{ended}</Notice> : null}
      {publishing ? (
        <Suspense fallback={null}>
          <BulkDialog
            action="publish"
            rows={[{ ...publishing, etag: publishing.etag.replaceAll('"', "") }]}
            onClose={(isChanged, isDone) => {
              setPublishing(undefined);
              setPublished(isDone ? publishing : undefined);
              if (isChanged) reload();
            }}
          />
        </Suspense>
      ) : null}
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {value?.results.length === 0 ? (
        <EmptyScreen title={text.noneTitle} steps={Object.values(text.steps)}>
          {text.none}
        </EmptyScreen>
      ) : null}
      <ul className={styles.root}>
        {value?.results.map((request) => {
          const { id, title, lang, etag } = request;
          return (
            <li key={id}>
              <span>
                <StudioLink href={writeDocumentPath(id)} lang={lang}>
                  {title}
                </StudioLink>
                <small className={styles.detail}>
                  {describeKind(models, request, locale)} · <RequestOrigin {...{ request, locale }} />
                </small>
                <RequestNote request={request} />
              </span>
              <small>
                <FindingCounts key={etag} id={id} />
                <RequestGoal {...{ request, locale }} />
              </small>
              <div className={styles.actions}>
                <CompareButton
                  {...{ title, locale }}

                  published={request.published}
                  path={request.path}
                  isOpen={compared === id}
                  onToggle={() => setCompared(compared === id ? undefined : id)}
                />
                {request.path ? (
                  <Button
                    size="small"
                    aria-label={text.previewLabel(title)}
                    onClick={() => void openPreview({ document_id: id }).catch(setFailure)}
                  >
                    {text.preview}
                  </Button>
                ) : null}
                {isAllowed ? (
                  <Button
                    size="small"
                    {...(compared === id ? { tone: "primary" } : {})}
                    aria-label={text.publishLabel(title)}
                    onClick={() => setPublishing(request)}
                  >
                    {text.publish}
                  </Button>
                ) : null}
                <RequestEnd request={request} onEnd={(sentence, task) => void end(sentence, task)} />
              </div>
              {compared === id ? (
                <div className={styles.whole}>
                  <RequestChanges key={etag} id={id} isNew={request.published === null} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
});
