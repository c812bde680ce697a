import type { ReactNode } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { FindingCounts } from "#cms/publishing/FindingCounts.tsx";
import { messages as publishingMessages } from "#cms/publishing/messages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import rows from "#cms/shell/ui/rows.module.css";

import type { ReleaseDocument } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = {
  kind: "publish" | "delete";
  /** Id of the release. */
  release: string;
  label: string;
  documents: readonly ReleaseDocument[];
  onClose: () => void;
  onConfirm: () => void;
  /** Choices about its publication. */
  children: ReactNode;
};

/** Asks before a release is published or deleted. */
export const ReleaseQuestion = observer(function ReleaseQuestion(props: Props) {
  const { kind, release, label, documents, onClose, onConfirm, children } = props;
  const { locale } = useStudio();
  const text = messages[locale];
  const { kinds } = publishingMessages[locale];
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
      <p>{isPublication ? text.publishLede(documents.length) : text.removeLede}</p>
      {isPublication ? (
        <ul className={rows.root}>
          {documents.map(({ id, title, lang, published }) => (
            <li key={id}>
              <span>
                <span lang={lang}>{title}</span>
                <small className={rows.detail}>
                  {getLanguageName(lang)} · {kinds[published === null ? "added" : "changed"]}
                </small>
                <FindingCounts {...{ id, release }} hasChanges={published !== null} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Dialog>
  );
});
