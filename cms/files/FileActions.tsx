import { useRef, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import type { StudioAsset } from "./contract.ts";
import { deleteAsset, replaceAsset } from "./api.ts";
import { messages } from "./messages.ts";
import styles from "./FileDialog.module.css";

type Props = { file: StudioAsset; onReplaced: (file: StudioAsset) => void; onDeleted: () => void };

/** Replaces a file, or deletes an unused one. */
export const FileActions = observer(function FileActions({ file, onReplaced, onDeleted }: Props) {
  const studio = useStudio();
  const text = messages[studio.locale].detail;
  const input = useRef<HTMLInputElement>(null);
  const [isSure, setSure] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const [isReplaced, setReplaced] = useState(false);
  const replace = (replacementFile: File) =>
    attempt(async () => {
      setReplaced(false);
      onReplaced(await replaceAsset(file.id, replacementFile));
      setReplaced(true);
    });
  const remove = () =>
    attempt(async () => {
      await deleteAsset(file.id);
      onDeleted();
    });
  if (file.is_project) return <p className={styles.note}>{text.isProject}</p>;
  return (
    <section className={styles.actions}>
      {studio.can("publisher") ? (
        <>
          <Button size="small" disabled={isBusy} onClick={() => input.current?.click()}>
            {text.replace}
          </Button>
          <p>{text.replaceHint}</p>
          <span role="status">{isReplaced ? text.replaced : ""}</span>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={text.replace}
            onChange={(event) => {
              const [replacementFile] = event.target.files ?? [];
              // Reset, so that the same file can be chosen again after a failure.
              event.target.value = "";
              if (replacementFile) void replace(replacementFile);
            }}
          />
        </>
      ) : null}
      <Button
        size="small"
        disabled={isBusy || file.uses > 0}
        onClick={({ detail }) => {
          if (!isSure) setSure(true);
          // The second click of a double click confirms nothing.
          else if (detail < 2) void remove();
        }}
      >
        {isSure ? text.deleteConfirm : text.delete}
      </Button>
      <p>{isSure ? text.deleteSure : text.deleteHint}</p>
      {failure ? <Notice tone="error">{describeFailure(failure, studio.locale)}</Notice> : null}
    </section>
  );
});
