import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import { formatTime } from "@/features/shared/locale";

import { describeFailure } from "@/features/studio/describeFailure";

import { useEditor } from "./EditorContext";
import { messages } from "./messages";

import styles from "./EditorBar.module.css";

/** States whose sentence names the copy on this computer, and nothing else that one would have to know. */
const copied = ["kept", "offline", "signed-out"];

/** States that are announced at once; the others change with every pause in typing. */
const troubled = ["offline", "signed-out", "conflict", "rejected"];

/** Where the text is: on the server, under way, or on this computer alone. Screen readers hear of trouble, and of its end. */
export const SaveStatus = observer(function SaveStatus() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { state, hasCopy } = session.saver;
  const sentences = {
    saved: () => text.saved(state.kind === "saved" ? formatTime(state.at, locale).slice(0, 5) : ""),
    editing: () => text.editing,
    saving: () => text.saving,
    kept: () => text.kept,
    offline: () => text.offline,
    "signed-out": () => text.signedOut,
    conflict: () => text.conflict,
    rejected: () => text.rejected(state.kind === "rejected" ? describeFailure(state.error, locale) : ""),
  };
  const isCopyMissing = !hasCopy && copied.includes(state.kind);
  const sentence = isCopyMissing ? text.noCopy : sentences[state.kind]();
  const isTroubled = isCopyMissing || troubled.includes(state.kind);
  const [heard, setHeard] = useState({ sentence: "", isTroubled: false });
  const isChanged = isTroubled ? heard.sentence !== sentence : heard.isTroubled && state.kind === "saved";
  if (isChanged) setHeard({ sentence, isTroubled });
  return (
    <>
      <p className={styles.status} data-state={state.kind}>
        {sentence}
      </p>
      <p className="visuallyHidden" role="status">
        {heard.sentence}
      </p>
    </>
  );
});
