import type { ReactNode } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";

import { messages } from "./messages.ts";

type Props = {
  kind: "publish" | "delete";
  label: string;
  /** How many pages the release has. */
  count: number;
  onClose: () => void;
  onConfirm: () => void;
  /** Choices about its publication. */
  children: ReactNode;
};

/** Asks before a release is published or deleted. */
export const ReleaseQuestion = observer(function ReleaseQuestion(props: Props) {
  const { kind, label, count, onClose, onConfirm, children } = props;
  const text = messages[useStudio().locale];
  const isPublication = kind === "publish";
  return (
    <Dialog
      title={isPublication ? text.publishTitle(label) : text.removeTitle(label)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" onClick={onConfirm}>
            {isPublication ? text.publish : text.remove}
          </Button>
        </>
      }
    >
      <p>{isPublication ? text.publishLede(count) : text.removeLede}</p>
      {children}
    </Dialog>
  );
});
