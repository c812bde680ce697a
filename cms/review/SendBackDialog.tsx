import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";

import type { PublicationRequest } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = { request: PublicationRequest; onClose: () => void; onSendBack: () => void };

/** Confirms that a request of another person ends. */
export const SendBackDialog = observer(function SendBackDialog({ request, onClose, onSendBack }: Props) {
  const text = messages[useStudio().locale];
  return (
    <Dialog
      title={text.sendBackTitle(request.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button onClick={onSendBack}>{text.sendBack}</Button>
        </>
      }
    >
      <p>{text.sendBackHint(request.requested_by.name)}</p>
    </Dialog>
  );
});
