import { useCallback, useState } from "react";
import type { FormEvent } from "react";

import { locales, ownName } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { TableHead } from "@/features/shared/ui/Table";
import { isEmail } from "#contracts/isEmail.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import section from "#cms/shell/ui/section.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { loadChoice, saveChoice } from "./api.ts";
import { choosableKinds } from "./contract.ts";
import type { ChoosableKind, NotificationChoice } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ChoiceSection.module.css";

const ways = ["studio", "mail"] as const;

/** What reaches the signed-in person, in the Studio and by e-mail. */
export const ChoiceSection = observer(function ChoiceSection() {
  const studio = useStudio();
  const text = messages[studio.locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadChoice(signal), []));
  return (
    <section className={section.root}>
      <h2>{text.title}</h2>
      <p>{text.help}</p>
      <FailureNotice error={error} onRetry={reload} />
      {value ? <ChoiceForm choice={value} /> : null}
    </section>
  );
});

const ChoiceForm = observer(function ChoiceForm({ choice }: { choice: NotificationChoice }) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [values, setValues] = useState(choice);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<"saved" | { failure: unknown }>();
  const email = values.email ?? "";
  const isWrong = email !== "" && !isEmail(email.trim());
  const change = (over: Partial<NotificationChoice>) => {
    setValues({ ...values, ...over });
    setOutcome(undefined);
  };
  const toggle = (way: (typeof ways)[number], kind: ChoosableKind, isOn: boolean) => {
    const others = values[way].filter((one) => one !== kind);
    change({ [way]: isOn ? [...others, kind] : others });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong) return event.currentTarget.querySelector<HTMLElement>("[type=email]")?.focus();
    try {
      await saveChoice({ ...values, email: email.trim() || null });
      setOutcome("saved");
    } catch (caught) {
      studio.noteFailure(caught);
      setOutcome({ failure: caught });
    }
    return undefined;
  };
  const kinds = choosableKinds.filter((kind) => {
    if (kind === "webhook-gave-up") return studio.can("owner");
    return kind !== "assigned" || studio.can("publisher");
  });
  return (
    <form className={form.root} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={text.email} hint={text.emailHint} error={isChecked && isWrong ? text.emailWrong : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            maxLength={254}
            autoComplete="email"
            value={email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      <Select
        label={text.locale}
        name="mail-locale"
        value={values.locale}
        options={locales.map((one) => ({ value: one, label: ownName(one) }))}
        onChange={(one) => change({ locale: locales.find((known) => known === one) ?? values.locale })}
      />
      <table className={styles.table}>
        <TableHead heads={[text.what, ...ways.map((way) => text[way])]} />
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text.kinds[kind]}</th>
              {ways.map((way) => (
                <td key={way}>
                  <label>
                    <Choice
                      type="checkbox"
                      aria-label={joinWithColon(locale, text.kinds[kind], text[way])}
                      checked={values[way].includes(kind)}
                      onChange={({ target }) => toggle(way, kind, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outcome === "saved" ? <Notice tone="ok">{text.saved}</Notice> : null}
      {typeof outcome === "object" ? <FailureNotice failure={outcome.failure} /> : null}
      <div className={form.actions}>
        <Button type="submit">{text.save}</Button>
      </div>
    </form>
  );
});
