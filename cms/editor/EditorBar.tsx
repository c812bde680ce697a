import { Suspense, useEffect } from "react";
import { ExternalLink, MessageSquare, PanelRight, Redo2, Undo2 } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { getPunctuation } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { messages as commentMessages } from "#cms/comments/messages.ts";
import { messages as historyMessages } from "#cms/versions/messages.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { PublishButtons } from "#cms/publishing/PublishButtons.tsx";
import { PublishStatus } from "#cms/publishing/PublishStatus.tsx";
import { messages as publishingMessages } from "#cms/publishing/messages.ts";
import { messages as translationMessages } from "#cms/translations/messages.ts";
import { redirectType } from "#cms/not-found/createRedirect.ts";
import { describeKind, isRequired } from "#cms/models/typeModels.ts";
import { describePath } from "#cms/shell/describePath.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { useDocumentTitle } from "#cms/shell/useDocumentTitle.ts";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { useHeadingFocus } from "#cms/shell/ui/useHeadingFocus.ts";

import { lazyEditorPart } from "./lazyEditorPart.ts";
import { useEditor } from "./EditorContext.ts";
import { getTitle } from "./getTitle.ts";
import { messages } from "./messages.ts";
import { previewDraft } from "./previewDraft.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import { ApprovalNotice } from "./ApprovalNotice.tsx";
import styles from "./EditorBar.module.css";

const CommentsDialog = lazyEditorPart("CommentsDialog");
const LanguagesDialog = lazyEditorPart("LanguagesDialog");
const HistoryDialog = lazyEditorPart("HistoryDialog");

type Props = {
  isPreviewOpen: boolean;
  onPreview: () => void;
  /** Opens the document next to its translation source. */
  onTranslate: (sourceId: string) => void;
};

/** The bar above the form: the document's title, save status and actions. */
export const EditorBar = observer(function EditorBar({ isPreviewOpen, onPreview, onTranslate }: Props) {
  const { session, locale } = useEditor();
  const { models, person: self } = useStudio();
  const heading = useHeadingFocus();
  const text = messages[locale];
  const { dialog: open, setDialog: setOpen } = session;
  const close = () => setOpen(undefined);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "KeyM" || isComposing(event)) return;
      event.preventDefault();
      setOpen("comments");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [setOpen]);
  const { summary, store, presence } = session;
  const title = getTitle(session);
  useDocumentTitle(title);
  const { path } = summary;
  const isRedirect = summary.type === redirectType;
  const isEvery = isRedirect && store.get("", "data/both_languages") === true;
  const isOnSite = path && !path.includes("[") && summary.published !== null;
  const others = [
    ...new Set(
      presence.others.map(({ person }) => (person.id === self?.id && !person.agent ? text.otherTab : person.name)),
    ),
  ];
  const here = others.length > 0 ? text.isHere(others.join(getPunctuation(locale).listComma)) : "";
  return (
    <header className={styles.root}>
      <div className={styles.titles}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {here ? (
            <button type="button" className={styles.presence} title={here} onClick={() => session.announce(here)}>
              <span>{here}</span>
            </button>
          ) : null}
        </div>
        <div className={styles.facts}>
          <p>
            <StateMark {...summary} locale={locale} />{" "}
            <span>{describeKind(models, { ...summary, is_in_every_language: isEvery }, locale)}</span>
            {path ? <span aria-hidden="true"> · </span> : null}
            {isOnSite ? (
              <a href={path} target="_blank" title={publishingMessages[locale].viewPage}>
                {describePath(summary)}
              </a>
            ) : (
              describePath(summary)
            )}
          </p>
          <SaveStatus />
        </div>
      </div>
      <ApprovalNotice />
      <PublishButtons
        more={
          <>
            <button type="button" onClick={() => setOpen("history")}>
              {historyMessages[locale].open}
            </button>
            {/* A redirect has no versions in other languages. */}
            {isRedirect ? null : (
              <button type="button" onClick={() => setOpen("languages")}>
                {translationMessages[locale].open}
              </button>
            )}
          </>
        }
      >
        <IconButton
          icon={Undo2}
          word={text.words.undo}
          label={text.undo}
          disabled={!store.history.canUndo}
          onClick={session.undo}
        />
        <IconButton
          icon={Redo2}
          word={text.words.redo}
          label={text.redo}
          disabled={!store.history.canRedo}
          onClick={session.redo}
        />
        {session.hasPreview ? (
          <IconButton
            icon={PanelRight}
            word={text.preview}
            label={text.preview}
            isOn={isPreviewOpen}
            onClick={onPreview}
          />
        ) : null}
        {/* Menus and settings show on every page. */}
        {!session.hasPreview && isRequired(models, summary) ? (
          <IconButton
            icon={ExternalLink}
            word={text.preview}
            label={text.previewSite}
            onClick={() => void previewDraft(session, locale)}
          />
        ) : null}
        <IconButton
          icon={MessageSquare}
          word={commentMessages[locale].word(session.comments.open.length)}
          label={commentMessages[locale].open(session.comments.open.length)}
          onClick={() => setOpen(open === "comments" ? undefined : "comments")}
        />
      </PublishButtons>
      <PublishStatus />
      <Suspense fallback={null}>
        {open === "history" ? <HistoryDialog onClose={close} /> : null}
        {open === "comments" ? <CommentsDialog onClose={close} /> : null}
        {open === "languages" ? (
          <LanguagesDialog
            onClose={close}
            onBeside={(source) => {
              close();
              onTranslate(source);
            }}
          />
        ) : null}
      </Suspense>
    </header>
  );
});
