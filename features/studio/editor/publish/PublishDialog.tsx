import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { Dialog } from "@/features/studio/ui/Dialog";
import { useStudio } from "@/features/studio/StudioContext";

import { ChangeList } from "./ChangeList";
import { FindingList } from "./FindingList";
import { messages } from "./messages";

/** What will change for visitors and what is wrong, before it is published. Errors stop it, warnings do not. */
export const PublishDialog = observer(function PublishDialog() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { publication } = session;
  const { state } = publication;
  if (state.kind !== "reviewing") return null;
  const { changes, findings } = state.changes;
  const errors = findings.filter(({ level }) => level === "error").length;
  const isAllowed = studio.can("publisher");
  return (
    <Dialog
      title={text.publishTitle}
      onClose={publication.close}
      footer={
        <Button tone="primary" disabled={errors > 0 || !isAllowed} onClick={() => void publication.publish()}>
          {text.publish}
        </Button>
      }
    >
      {errors > 0 ? <Notice tone="error">{text.errorsStop(errors)}</Notice> : null}
      {isAllowed ? null : <Notice tone="warning">{text.mayNot}</Notice>}
      <h3>{text.changes}</h3>
      <ChangeList changes={changes} />
      {findings.length > 0 ? (
        <>
          <h3>{text.problems}</h3>
          <FindingList findings={findings} onGo={publication.close} />
        </>
      ) : null}
    </Dialog>
  );
});
