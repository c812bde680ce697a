import { useId, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { maxCommentLength } from "#cms/comments/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";

import type { PublicationRequest } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = { request: PublicationRequest; onClose: () => void; onSendBack: (reason: string) => void };

/** Ends a request of another person, with the reason as a comment on the document. */
export const SendBackDialog = observer(function SendBackDialog({ request, onClose, onSendBack }: Props) {
  const text = messages[useStudio().locale];
  const [reason, setReason] = useState("");
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSendBack(reason.trim());
  };
  return (
    <Dialog
      title={text.sendBackTitle(request.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId}>
            {text.sendBack}
          </Button>
        </>
      }
    >
      <form id={formId} className={form.root} onSubmit={submit}>
        <p>{text.sendBackHint(request.requested_by.name)}</p>
        <Field label={text.reason} hint={text.reasonHint}>
          {(attributes) => (
            <textarea
              {...attributes}
              data-first=""
              rows={3}
              maxLength={maxCommentLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
});
