import { Suspense } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { messages as commentMessages } from "#cms/comments/messages.ts";
import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { findFailureText } from "#cms/shell/findFailureText.ts";
import { guessLang } from "#cms/shell/guessLang.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { lazyEditorPart } from "./lazyEditorPart.ts";
import { ConflictList } from "./ConflictList.tsx";
import { useEditor } from "./EditorContext.ts";
import { GoneNotice } from "./GoneNotice.tsx";
import { messages } from "./messages.ts";
import styles from "./SaveNotices.module.css";

const PlaceNotices = lazyEditorPart("PlaceNotices");

/** What other people did to the open document, always in sight: deleted it, changed its slices, or wrote the same field. */
export const SaveNotices = observer(function SaveNotices() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const { saver, summary } = session;
  const isGone = saver.state.kind === "gone";
  return (
    <div className={styles.root}>
      {isGone ? <GoneNotice /> : null}
      {studio.mayChange(summary) ? null : <Notice tone="limit">{findFailureText("out-of-scope", [], locale)}</Notice>}
      {!isGone && (session.release || summary.places.some((place) => place !== "documents")) ? (
        <Suspense fallback={null}>
          <PlaceNotices />
        </Suspense>
      ) : null}
      <SentBackNotice />
      {saver.news ? <NewsNotice /> : null}
      <ConflictList />
    </div>
  );
});

/** Why the last request to publish the draft was sent back, until the next one. */
const SentBackNotice = observer(function SentBackNotice() {
  const { session, locale } = useEditor();
  const text = commentMessages[locale];
  const { comments, publication, summary } = session;
  const reason = comments.open.findLast((one) => one.sent_back && one.at > (summary.published ?? 0));
  if (!reason || !session.hasDraft || publication.isRequested) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={() => session.showComment(reason.id)}>
          {text.reply}
        </Button>
      }
    >
      {text.sentBackBy(reason.by.name)} <q lang={guessLang(reason.text)}>{reason.text}</q>
    </Notice>
  );
});

const NewsNotice = observer(function NewsNotice() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { saver, models } = session;
  const { news } = saver;
  if (!news) return null;
  const notes = [...new Map(news.notes.map((note) => [`${note.kind} ${note.key}`, note])).values()];
  return (
    <section role="alert">
      <strong>{news.isDiscarded ? text.newsDiscarded : text.news(news.by ?? text.somebody)}</strong>
      <ul className={styles.list}>
        {notes.map(({ kind, key, slice }) => (
          <li key={`${kind} ${key}`}>{text.newsKinds[kind](nameSlice(models, slice))}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="small" onClick={saver.dismissNews}>
          {text.newsSeen}
        </Button>
        <Button size="small" tone="link" onClick={saver.putBack}>
          {text.newsPutBack}
        </Button>
      </div>
    </section>
  );
});
