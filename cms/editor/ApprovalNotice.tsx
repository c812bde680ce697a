import { useStudio } from "#cms/shell/StudioContext.tsx";
import { observer } from "@/features/shared/mobx";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";
import styles from "./EditorBar.module.css";

/** Who planned the publication of the open draft, and whose change ended that. */
export const ApprovalNotice = observer(function ApprovalNotice() {
  const { person } = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { approval } = session.summary;
  if (approval?.place !== (session.release ?? "documents")) return null;
  const { by, ended_by: endedBy } = approval;
  const sentence = endedBy ? text.approvalEnded(by.name, endedBy.name) : text.approved(by.name);
  // The person who planned it may change it.
  if (!endedBy && by.id === person?.id) return null;
  return (
    <p role="status" className={styles.approval} data-ended={endedBy !== null}>
      {sentence}
    </p>
  );
});
