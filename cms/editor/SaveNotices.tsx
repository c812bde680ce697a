import { Suspense } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { messages as commentMessages } from "#cms/comments/messages.ts";
import { messages as reviewMessages } from "#cms/review/messages.ts";
import { RequestEnd, RequestGoal, RequestNote, RequestOrigin } from "#cms/review/RequestParts.tsx";
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
      <RequestNotice />
      <SentBackNotice />
      {saver.news ? <NewsNotice /> : null}
      <ConflictList />
    </div>
  );
});

/** Who requested the publication of the draft, and what ends that. */
const RequestNotice = observer(function RequestNotice() {
  const { session, locale } = useEditor();
  const { publication } = session;
  const { request } = publication;
  if (!request) return null;
  const end = async (sentence: string, task: () => Promise<void>) => {
    if (await publication.endRequest(task)) session.announce(sentence);
  };
  return (
    <div role="status" className={styles.line}>
      <p>
        <strong>{reviewMessages[locale].title}</strong> · <RequestOrigin {...{ request, locale }} />{" "}
        <small>
          <RequestGoal {...{ request, locale }} />
        </small>{" "}
        <RequestNote request={request} />
      </p>
      <RequestEnd request={request} onEnd={(...ended) => void end(...ended)} />
    </div>
  );
});

/** Why the last request to publish the draft was sent back, until the next one; not for who sent it back. */
const SentBackNotice = observer(function SentBackNotice() {
  const { person } = useStudio();
  const { session, locale } = useEditor();
  const text = commentMessages[locale];
  const { comments, publication, summary } = session;
  const reason = comments.open.findLast((one) => one.sent_back && one.at > (summary.published ?? 0));
  if (!reason || reason.by.id === person?.id || !session.hasDraft || publication.request) return null;
  return (
    <div role="status" className={styles.line}>
      <p>
        {text.sentBackBy(reason.by.name)} <q lang={guessLang(reason.text)}>{reason.text}</q>
      </p>
      <Button size="small" onClick={() => session.showComment(reason.id)}>
        {text.reply}
      </Button>
    </div>
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
