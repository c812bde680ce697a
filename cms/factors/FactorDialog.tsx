import { useState } from "react";
import type { ComponentProps, FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { copyText } from "#cms/shell/copyText.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";
import { CopyField } from "#cms/tokens/CopyField.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { addPasskey, confirmApp, removeFactor, renamePasskey, renewCodes, startApp } from "./api.ts";
import { maxPasskeyName } from "./contract.ts";
import type { NewApp } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./FactorDialog.module.css";

export type FactorTask =
  | { kind: "app" | "passkey" | "codes" }
  | { kind: "rename" | "remove"; id: string; name: string };

/** Adds, names or removes a factor after the password, and shows new recovery codes once. */
export const FactorDialog = observer(function FactorDialog({
  task,
  onClose,
}: {
  task: FactorTask;
  onClose: () => void;
}) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { kind } = task;
  const [values, setValues] = useState({ name: kind === "rename" ? task.name : "", current: "", code: "" });
  const [app, setApp] = useState<NewApp>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { name, current, code } = values;
  const request = async (): Promise<string[] | undefined> => {
    if (kind === "rename") await renamePasskey(task.id, name);
    else if (kind === "remove") await removeFactor(task.id, current);
    else if (kind === "passkey") return addPasskey(name, current);
    else if (kind === "codes") return renewCodes(current);
    else if (app) return confirmApp(app.ticket, code);
    return undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    setBusy(true);
    setProblem(undefined);
    try {
      if (kind === "app" && !app) setApp(await startApp(current));
      else {
        const shown = await request();
        if (shown) setCodes(shown);
        else onClose();
        studio.announce(text.saved);
      }
    } catch (error) {
      studio.noteFailure(error);
      setProblem(error instanceof DOMException ? text.notMade : describeFailure(error, locale));
      fields.querySelector<HTMLElement>("[name=code]")?.focus();
    }
    setBusy(false);
  };
  const copy = async (all: string[]) => {
    if (await copyText(all.join("\n"))) studio.announce(text.copied);
  };
  const drawField = (
    field: keyof typeof values,
    {
      hint,
      error,
      isFirst,
      ...rest
    }: ComponentProps<"input"> & { hint?: string; error?: string | undefined; isFirst?: boolean },
  ) => (
    <Field key={field} label={text[field]} hint={hint} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          {...rest}
          name={field}
          required
          data-first={isFirst ? "" : undefined}
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      )}
    </Field>
  );
  const appButton = app ? "confirm" : "next";
  const otherButton = kind === "remove" ? "remove" : "save";
  const hasName = kind === "passkey" || kind === "rename";
  const title = kind === "remove" ? joinWithColon(locale, text.remove, task.name) : text.titles[codes ? "kept" : kind];
  return (
    <Dialog title={title} onClose={onClose}>
      {codes ? (
        <div className={form.root}>
          <Notice tone="ok">{kind === "app" ? text.shownApp : text.shown}</Notice>
          <ol className={styles.codes}>
            {codes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
          <div className={form.actions}>
            <Button onClick={onClose}>{text.done}</Button>
            <Button tone="primary" onClick={() => void copy(codes)}>
              {text.copy}
            </Button>
          </div>
        </div>
      ) : (
        <form className={form.root} onSubmit={(event) => void submit(event)}>
          {app ? (
            <>
              <p>{text.scan}</p>
              <svg className={styles.qr} viewBox={`0 0 ${app.qr.size} ${app.qr.size}`} role="img" aria-label={text.qr}>
                <path d={app.qr.path} />
              </svg>
              <CopyField label={text.key} value={app.secret} copyLabel={text.copyKey} copied={text.keyCopied} />
              {drawField("code", {
                hint: text.codeHint,
                error: problem,
                autoComplete: "one-time-code",
                inputMode: "numeric",
                maxLength: 20,
                autoFocus: true,
              })}
            </>
          ) : null}
          {hasName ? drawField("name", { maxLength: maxPasskeyName, hint: text.nameHint, isFirst: true }) : null}
          {kind === "rename" || app ? null : (
            <>
              <input type="hidden" autoComplete="username" value={studio.person?.name ?? ""} />
              {drawField("current", {
                type: "password",
                hint: kind === "app" ? text.appHint : text.currentHint,
                autoComplete: "current-password",
                isFirst: !hasName,
              })}
            </>
          )}
          {problem && !app ? <Notice tone="error">{problem}</Notice> : null}
          <div className={form.actions}>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="submit" tone="primary" disabled={isBusy}>
              {text[kind === "app" ? appButton : otherButton]}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
});
