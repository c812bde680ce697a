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
import { guessLang } from "#cms/shell/guessLang.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeKind } from "#cms/models/typeModels.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import type { PublicationRequest } from "./contract.ts";
import { endRequest, loadRequests } from "./api.ts";
import { messages } from "./messages.ts";
import { RequestChanges } from "./RequestChanges.tsx";
import { SendBackDialog } from "./SendBackDialog.tsx";

const BulkDialog = lazyPart("BulkDialog");

/** Drafts that editors asked to be published, with what each changes for visitors. */
export default observer(function WaitingScreen() {
  const studio = useStudio();
  const { locale, models, person } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadRequests(signal), []));
  const [compared, setCompared] = useState<string>();
  const [publishing, setPublishing] = useState<PublicationRequest>();
  const [failure, setFailure] = useState<unknown>();
  const [published, setPublished] = useState<PublicationRequest>();
  const [returning, setReturning] = useState<PublicationRequest>();
  const [returned, setReturned] = useState("");
  const [now] = useState(() => Date.now());
  const isAllowed = studio.can("publisher");
  const attempt = async (sentence: string, task: () => Promise<void>) => {
    setFailure(undefined);
    setReturned("");
    try {
      await task();
      studio.announce(sentence);
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
    reload();
  };
  const sendBack = async ({ id, title, requested_by: by }: PublicationRequest, reason: string) => {
    setReturning(undefined);
    await attempt(text.sentBack(title, by.name), async () => {
      await endRequest(id, reason);
      setReturned(text.sentBack(title, by.name));
    });
  };
  const drawEnd = (request: PublicationRequest) => {
    const { id, title, requested_by: by } = request;
    const isOwn = by.id === person?.id;
    if (!isOwn && !isAllowed) return null;
    return (
      <Button
        size="small"
        aria-label={isOwn ? text.takeBackLabel(title) : text.sendBackLabel(title)}
        onClick={() => (isOwn ? void attempt(text.withdrawn(title), () => endRequest(id)) : setReturning(request))}
      >
        {isOwn ? text.takeBack : text.sendBack}
      </Button>
    );
  };
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="waiting" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {published ? (
        <PublishedNotice key={published.etag} title={text.published(published.title)} pages={[published]} />
      ) : null}
      {returned ? <Notice tone="ok">{returned}</Notice> : null}
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
      {returning ? (
        <SendBackDialog
          request={returning}
          onClose={() => setReturning(undefined)}
          onSendBack={(reason) => void sendBack(returning, reason)}
        />
      ) : null}
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {value?.results.length === 0 ? (
        <EmptyScreen title={text.noneTitle} steps={Object.values(text.steps)}>
          {text.none}
        </EmptyScreen>
      ) : null}
      <ul className={styles.root}>
        {value?.results.map((request) => {
          const { id, title, lang, etag, note, requested, requested_by: by, requested_of: to, due } = request;
          return (
            <li key={id}>
              <span>
                <StudioLink href={writeDocumentPath(id)} lang={lang}>
                  {title}
                </StudioLink>
                <small className={styles.detail}>
                  {describeKind(models, request, locale)} · {text.requestedBy(by.name)} ·{" "}
                  <Moment at={requested} locale={locale} />
                </small>
                {note ? <q lang={guessLang(note)}>{note}</q> : null}
              </span>
              <small>
                <FindingCounts key={etag} id={id} />
                {to ? <span className={styles.detail}>{text.askedOf(to.name)}</span> : null}
                {due === null ? null : (
                  <span className={due < now ? styles.late : undefined}>
                    {due < now ? text.overdue : text.until} <Moment at={due} locale={locale} isZoned />
                  </span>
                )}
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
                {drawEnd(request)}
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
