import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { clsx } from "clsx";

import { prismicLang, splitLocale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";
import rowStyles from "#cms/shell/ui/rows.module.css";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { createRedirect } from "./createRedirect.ts";
import { proposeTarget } from "./findTargets.ts";
import { messages } from "./messages.ts";
import { TargetField } from "./TargetField.tsx";
import styles from "./NotFoundScreen.module.css";

type Props = { path: string; onClose: () => void };

/** Asks below its row where a path shall lead, and opens the draft of that redirect. */
export const RedirectForm = observer(function RedirectForm({ path, onClose }: Props) {
  const { locale, noteFailure } = useStudio();
  const text = messages[locale];
  const [target, setTarget] = useState<PickerOption>();
  const { isBusy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const lang = prismicLang(splitLocale(path).locale);
  useEffect(() => {
    const stop = new AbortController();
    proposeTarget({ lang, near: path, signal: stop.signal }).then(
      (proposal) => setTarget((current) => current ?? proposal),
      (error: unknown) => stop.signal.aborted || noteFailure(error),
    );
    return () => stop.abort();
  }, [lang, path, noteFailure]);
  const create = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => navigate(writeDocumentPath(await createRedirect(path, target?.id))));
  };
  return (
    <form
      ref={form}
      className={clsx(rowStyles.whole, styles.redirect)}
      aria-label={text.redirectLabel(path)}
      noValidate
      onSubmit={create}
    >
      <TargetField lang={lang} near={path} value={target} onPick={setTarget} />
      <FailureNotice failure={failure} />
      <span className={styles.buttons}>
        <Button type="submit" size="small" tone="primary" disabled={isBusy}>
          {text.createDraft}
        </Button>
        <Button size="small" onClick={onClose}>
          {text.cancel}
        </Button>
      </span>
    </form>
  );
});
