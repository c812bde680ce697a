import { Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { CalendarClock, Ellipsis } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import iconButton from "#cms/editor/parts/IconButton.module.css";
import { lazyPart } from "#cms/shell/lazyPart.ts";
import { formType } from "#cms/editor/preview/drawForm.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeReleasePath, writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { isRequired } from "#cms/models/typeModels.ts";
import { redirectType } from "#cms/not-found/createRedirect.ts";
import { messages as scheduleMessages } from "#cms/schedules/messages.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { messages } from "./messages.ts";
import { PublishDialog } from "./PublishDialog.tsx";
import styles from "./PublishButtons.module.css";

const ScheduleDialog = lazyEditorPart("ScheduleDialog");
const UnpublishDialog = lazyEditorPart("UnpublishDialog");
const BulkDialog = lazyPart("BulkDialog");
const ShareDialog = lazyEditorPart("ShareDialog");

type Open = "schedule" | "unpublish" | "discard" | "share" | undefined;

type Props = {
  children: ReactNode;
  /** Buttons of the menu, before those for publishing. */
  more: ReactNode;
};

/** The tools of the editor, a menu of the rare ones among them, and the button that publishes the document. */
export const PublishButtons = observer(function PublishButtons({ children, more }: Props) {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { publication, summary, release } = session;
  const { state } = publication;
  const [open, setOpen] = useState<Open>();
  const isBusy = state.kind === "asking" || state.kind === "working";
  const isPublished = summary.published !== null;
  const isSame = !session.hasDraft;
  // What only a release has is published, and deleted, there.
  const home = release ?? (isSame && !isPublished ? summary.places[0] : undefined);
  const isPublisher = studio.can("publisher") && !home;
  const mayAsk = !isPublisher && !home;
  const isRequested = mayAsk && publication.request !== undefined;
  const askWord = isRequested ? text.askAgain : text.ask;
  const mayWait = !release && summary.places.includes("documents");
  const { requested } = session.presence;
  useEffect(() => {
    if (mayWait) void publication.loadRequest();
  }, [mayWait, publication, requested]);
  const word = isPublisher ? text.publish : askWord;
  const canPublish = !home && !isBusy && !isSame;
  useEffect(() => {
    const label = joinWithColon(locale, word, summary.title);
    const run = () => void publication.review();
    studio.setDocumentCommands(canPublish ? [{ id: "publish", label, words: messages.en.publish, run }] : []);
    return () => studio.setDocumentCommands([]);
  }, [studio, publication, word, canPublish, summary.title, locale]);
  const close = () => setOpen(undefined);
  const confirm = (task: () => Promise<void>) => {
    close();
    void task();
  };
  return (
    <div className={styles.root}>
      <div className={styles.tools} data-tools="">
        {children}
        {isPublisher ? (
          <IconButton
            icon={CalendarClock}
            word={scheduleMessages[locale].open}
            label={scheduleMessages[locale].open}
            onClick={() => {
              // What was done before is no longer the news.
              if (!isBusy) publication.close();
              setOpen("schedule");
            }}
          />
        ) : null}
        <Menu
          label={text.more}
          summary={
            <span className={iconButton.root}>
              <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
              <span>{text.more}</span>
            </span>
          }
        >
          {more}
          {/* No page shows a draft of one. */}
          {summary.type === redirectType || summary.type === formType ? null : (
            <button type="button" onClick={() => setOpen("share")}>
              {text.share}
            </button>
          )}
          {isPublisher && isPublished && !isRequired(studio.models, summary) ? (
            <button type="button" disabled={isBusy} onClick={() => setOpen("unpublish")}>
              {text.unpublish}
            </button>
          ) : null}
          {home || (isPublished && isSame) ? null : (
            <button type="button" disabled={isBusy} onClick={() => setOpen("discard")}>
              {isPublished ? text.discard : text.delete}
            </button>
          )}
        </Menu>
      </div>
      {home ? (
        <StudioLink as={ButtonLink} href={writeReleasePath(home)}>
          {text.toRelease}
        </StudioLink>
      ) : (
        <Button
          data-publish={mayAsk ? "request" : ""}
          tone={isSame || isRequested ? "secondary" : "primary"}
          size="small"
          // Not disabled: the button must be able to regain focus when the dialog closes.
          aria-disabled={isBusy || isSame}
          title={isSame ? text.noChanges : undefined}
          onClick={() => void (isBusy || isSame || publication.review())}
        >
          {word}
        </Button>
      )}
      <PublishDialog />
      {open === "schedule" ? (
        <Suspense fallback={null}>
          <ScheduleDialog onClose={close} />
        </Suspense>
      ) : null}
      {open === "share" ? (
        <Suspense fallback={null}>
          <ShareDialog onClose={close} />
        </Suspense>
      ) : null}
      {open === "unpublish" ? (
        <Suspense fallback={null}>
          <UnpublishDialog onClose={close} onConfirm={(removal) => confirm(() => publication.unpublish(removal))} />
        </Suspense>
      ) : null}
      {open === "discard" && !isPublished ? (
        <Suspense fallback={null}>
          <BulkDialog
            action="delete"
            rows={[summary]}
            onClose={(isDeleted) => (isDeleted ? navigate(writeScreenPath("list")) : close())}
          />
        </Suspense>
      ) : null}
      {open === "discard" && isPublished ? (
        <Dialog
          title={text.discardTitle}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{text.cancel}</Button>
              <Button onClick={() => confirm(publication.discard)}>{text.discard}</Button>
            </>
          }
        >
          <p>{text.discardLede}</p>
        </Dialog>
      ) : null}
    </div>
  );
});
