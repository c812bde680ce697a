import { useRef, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Field } from "#cms/shell/ui/Field.tsx";
import { StudioError } from "#cms/http/StudioError.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";

import { addWebhook, changeWebhook, removeWebhook } from "./api.ts";
import { webhookEvents } from "./contract.ts";
import type { StudioWebhook } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./WebhooksScreen.module.css";

export type WebhookTask = { kind: "add" } | { kind: "edit" | "remove"; webhook: StudioWebhook };

type Props = { task: WebhookTask; onClose: () => void; onDone: (sentence: string) => void };

const isPrivate = (error: unknown) => error instanceof StudioError && error.failure?.code === "webhook-private";

const isUrl = (value: string) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value);

/** As it is sent; the names are those of Prismic’s webhooks. */
const sample = `POST https://example.com/hook
content-type: application/json

{
  "type": "api-update",
  "domain": "…",
  "apiUrl": "…",
  "secret": "…",
  "masterRef": "…",
  "releases": {},
  "masks": {},
  "tags": {},
  "experiments": {},
  "documents": ["page-about-en-us"]
}`;

/** Adds, changes or removes a webhook. */
export const WebhookDialog = observer(function WebhookDialog({ task, onClose, onDone }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const former = task.kind === "add" ? undefined : task.webhook;
  const [url, setUrl] = useState(former?.url ?? "");
  const [secret, setSecret] = useState("");
  const [events, setEvents] = useState(former?.events ?? [...webhookEvents]);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fields = useRef<HTMLFormElement>(null);
  const isRemoval = task.kind === "remove";
  const isUrlWrong = !isRemoval && !isUrl(url.trim());
  const isNever = !isRemoval && events.length === 0;
  const isUrlPrivate = isPrivate(failure);
  const urlProblem = (isChecked && isUrlWrong && text.urlWrong) || (isUrlPrivate && text.urlPrivate) || undefined;
  const request = async () => {
    const values = { url: url.trim(), events };
    if (!former) await addWebhook({ ...values, secret });
    else if (isRemoval) await removeWebhook(former.id);
    else await changeWebhook(former.id, { ...values, ...(secret ? { secret } : {}) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (isUrlWrong || isNever) {
      fields.current?.querySelector<HTMLElement>(isUrlWrong ? "[name=url]" : "[name=event]")?.focus();
      return;
    }
    setBusy(true);
    try {
      await request();
      onDone(isRemoval && former ? text.removed(former.url) : text.saved);
    } catch (error) {
      studio.noteFailure(error);
      setFailure(error);
      setBusy(false);
      if (isPrivate(error)) fields.current?.querySelector<HTMLElement>("[name=url]")?.focus();
    }
  };
  const changeButton = isRemoval ? text.remove : text.save;
  const button = former ? changeButton : text.add;
  const titles = { add: () => text.add, edit: text.editLabel, remove: text.removeLabel };
  return (
    <Dialog title={titles[task.kind](former?.url ?? "")} role={isRemoval ? "alertdialog" : "dialog"} onClose={onClose}>
      <form ref={fields} className={form.root} noValidate onSubmit={(event) => void submit(event)}>
        {isRemoval ? <p>{text.removeText}</p> : null}
        {isRemoval ? null : (
          <>
            <Field label={text.url} hint={text.urlHint} error={urlProblem}>
              {(attributes) => (
                <input
                  {...attributes}
                  name="url"
                  type="url"
                  data-first=""
                  maxLength={2_000}
                  autoComplete="off"
                  value={url}
                  onChange={({ target }) => setUrl(target.value)}
                />
              )}
            </Field>
            <Field label={text.secret} hint={former?.has_secret ? text.secretKept : text.secretHint}>
              {(attributes) => (
                <input
                  {...attributes}
                  name="secret"
                  type="password"
                  maxLength={200}
                  autoComplete="new-password"
                  value={secret}
                  onChange={({ target }) => setSecret(target.value)}
                />
              )}
            </Field>
            <fieldset className={styles.events}>
              <legend>{text.events}</legend>
              {webhookEvents.map((event) => (
                <label key={event} className={form.choice}>
                  <Choice
                    type="checkbox"
                    name="event"
                    checked={events.includes(event)}
                    onChange={({ target }) => {
                      const others = events.filter((one) => one !== event);
                      setEvents(target.checked ? [...others, event] : others);
                    }}
                  />
                  {text.eventNames[event]}
                </label>
              ))}
              {isChecked && isNever ? <p role="alert">{text.noEvent}</p> : null}
            </fieldset>
            <Disclosure summary={text.sample}>
              <pre className={styles.body} lang="en" tabIndex={0}>
                {sample}
              </pre>
              <p>{text.sampleText}</p>
            </Disclosure>
          </>
        )}
        <FailureNotice failure={isUrlPrivate ? undefined : failure} />
        <div className={form.actions}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {isBusy ? text.saving : button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
