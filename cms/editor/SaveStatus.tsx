import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import { formatMoment, formatShortDay, formatTime, getPunctuation } from "@/features/shared/locale";
import { nameField } from "#cms/editor/model/nameField.ts";
import type { RefusedField } from "#cms/editor/saving/SaveState.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { toDay } from "#cms/shell/time/toDay.ts";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";
import styles from "./EditorBar.module.css";

/** States whose message mentions the local copy. */
const copied = ["offline", "signed-out"];

/** States announced to screen readers; the others change with every pause in typing. */
const troubled = ["offline", "signed-out", "conflict", "partial", "gone", "rejected"];

/** Where the text is stored: on the server, being sent, or only in this browser. Problems and their end are announced. */
export const SaveStatus = observer(function SaveStatus() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { state, hasCopy } = session.saver;
  const describeRefused = (refused: readonly RefusedField[]) => {
    const { models, store, summary } = session;
    const name = ({ slice, leaf }: RefusedField) =>
      nameField(models, { type: summary.type, slice: slice === "" ? undefined : store.slice(slice), leaf }, locale);
    const [first] = refused;
    const names = [...new Set(refused.map(name))];
    return first ? text.partial(names.join(getPunctuation(locale).comma), describeFailure(first.error, locale)) : "";
  };
  // Beside the URL there is no room for both; the tooltip has them.
  const describeSaved = (at: number) =>
    new Date(at).toDateString() === new Date().toDateString()
      ? formatTime(at, locale).slice(0, 5)
      : formatShortDay(toDay(at), locale);
  const sentences = {
    saved: () => text.saved(state.kind === "saved" ? describeSaved(state.at) : ""),
    editing: () => text.editing,
    saving: () => text.saving,
    // The message below the header says what follows when the connection is lost.
    offline: () => (studio.isOnline ? text.offline : text.kept),
    "signed-out": () => text.signedOut,
    conflict: () => text.conflict,
    partial: () => (state.kind === "partial" ? describeRefused(state.refused) : ""),
    gone: () => (session.release ? text.leftStatus : text.goneStatus),
    rejected: () => text.rejected(state.kind === "rejected" ? describeFailure(state.error, locale) : ""),
  };
  const isCopyMissing = !hasCopy && copied.includes(state.kind);
  const saved = sentences[state.kind]();
  const isUnkept = !hasCopy && ["saved", "editing", "saving"].includes(state.kind);
  const sentence = isCopyMissing ? text.noCopy : `${saved}${isUnkept ? text.unkept : ""}`;
  const isTroubled = isCopyMissing || troubled.includes(state.kind);
  const [heard, setHeard] = useState({ sentence: "", isTroubled: false });
  const isChanged = isTroubled ? heard.sentence !== sentence : heard.isTroubled && state.kind === "saved";
  if (isChanged) setHeard({ sentence, isTroubled });
  return (
    <>
      <p
        className={styles.status}
        data-state={state.kind}
        title={state.kind === "saved" ? formatMoment(new Date(state.at), locale) : undefined}
      >
        {sentence}
      </p>
      <p className="visuallyHidden" role="status">
        {heard.sentence}
      </p>
    </>
  );
});
