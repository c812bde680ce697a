import { observer } from "@/features/shared/mobx";
import { formatTime } from "@/features/shared/locale";

import { describeFailure } from "@/features/studio/describeFailure";

import { useEditor } from "./EditorContext";
import { messages } from "./messages";

import styles from "./EditorBar.module.css";

/** States whose sentence names the copy on this computer, and nothing else that one would have to know. */
const copied = ["kept", "offline", "signed-out"];

/** Where the text is: on the server, under way, or on this computer alone. */
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
  return (
    <p className={styles.status} data-state={state.kind} role="status">
      {hasCopy || !copied.includes(state.kind) ? sentences[state.kind]() : text.noCopy}
    </p>
  );
});
