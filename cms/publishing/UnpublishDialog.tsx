import { useEditor } from "#cms/editor/EditorContext.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import type { RemovalRequest } from "./contract.ts";
import { messages } from "./messages.ts";
import { RemovalConsequences } from "./RemovalConsequences.tsx";
import { useRemoval } from "./useRemoval.ts";

type Props = { onClose: () => void; onConfirm: (removal: RemovalRequest) => void };

/** Asks before the document is unpublished, and names what else changes. */
export default observer(function UnpublishDialog({ onClose, onConfirm }: Props) {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { removal, error, reload, isSection, setSection, declined, setDeclined, accepted } = useRemoval(
    session.id,
    true,
  );
  return (
    <Dialog
      title={text.unpublishTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            disabled={!removal || removal.problem !== null}
            onClick={() => onConfirm({ redirects: accepted, section: isSection })}
          >
            {text.unpublish}
          </Button>
        </>
      }
    >
      <p>{session.summary.path ? text.unpublishLede : text.unpublishBare}</p>
      <FailureNotice error={error} onRetry={reload} />
      {removal ? (
        <RemovalConsequences
          {...{ removal, isSection, declined, locale }}
          onSection={setSection}
          onDecline={setDeclined}
        />
      ) : null}
      {removal || error ? null : <p role="status">{text.asking}</p>}
    </Dialog>
  );
});
