import { useState } from "react";
import type { FormEvent } from "react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { removeSubmissions } from "./api.ts";
import { messages } from "./messages.ts";

type Props = { onClose: () => void; onDone: (sentence: string) => void };

const isDays = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 36_500;

/** Deletes many submissions: of one person, or older than some days. */
export const RemovalDialog = observer(function RemovalDialog({ onClose, onDone }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const [email, setEmail] = useState("");
  const [days, setDays] = useState("");
  const [wrong, setWrong] = useState<"email" | "days">();
  const { isBusy, failure, attempt } = useAttempt();
  const remove = async (event: FormEvent, kind: "email" | "days") => {
    event.preventDefault();
    const isRight = kind === "email" ? /^\S+@\S+$/.test(email.trim()) : isDays(days.trim());
    setWrong(isRight ? undefined : kind);
    if (!isRight) return;
    await attempt(async () => {
      const removal = kind === "email" ? { email: email.trim() } : { older_than_days: Number(days) };
      onDone(text.removedMany(formatNumber(await removeSubmissions(removal), locale)));
    });
  };
  return (
    <Dialog title={text.removeMany.replace("…", "")} role="alertdialog" onClose={onClose}>
      <p>{text.removeText}</p>
      <FailureNotice failure={failure} />
      <form className={form.root} noValidate onSubmit={(event) => void remove(event, "email")}>
        <Field label={text.byPerson} hint={text.byPersonHint} error={wrong === "email" ? text.emailWrong : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              data-first=""
              type="email"
              name="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <div className={form.actions}>
          <Button type="submit" disabled={isBusy}>
            {text.removeByPerson}
          </Button>
        </div>
      </form>
      <form className={form.root} noValidate onSubmit={(event) => void remove(event, "days")}>
        <Field label={text.byAge} hint={text.byAgeHint} error={wrong === "days" ? text.daysWrong : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              name="days"
              inputMode="numeric"
              autoComplete="off"
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
        <div className={form.actions}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" disabled={isBusy}>
            {text.removeByAge}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
