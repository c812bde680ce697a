import { useRef, useState } from "react";
import type { FormEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { messages as factorMessages } from "#cms/factors/messages.ts";
import { FactorSection } from "#cms/factors/FactorSection.tsx";
import { ChoiceSection } from "#cms/notifications/ChoiceSection.tsx";
import { messages as notificationMessages } from "#cms/notifications/messages.ts";
import { changePassword } from "#cms/people/api.ts";
import { isLongEnough, minPasswordLength, shortPassword } from "#cms/people/passwordRules.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { messages as tokenMessages } from "#cms/tokens/messages.ts";
import { TokenSection } from "#cms/tokens/TokenSection.tsx";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";

import { messages } from "./messages.ts";
import { SessionList } from "./SessionList.tsx";
import styles from "./AccountScreen.module.css";

type Problem = { field: "current" | "next"; sentence: string };

/** The signed-in person's name, role, password, sessions and tokens. */
export default observer(function AccountScreen() {
  const studio = useStudio();
  const { locale, person } = studio;
  const text = messages[locale];
  const [values, setValues] = useState({ current: "", next: "" });
  const [problem, setProblem] = useState<Problem>();
  const [outcome, setOutcome] = useState<"changing" | "changed" | { failure: unknown }>();
  const fields = useRef<HTMLFormElement>(null);
  if (!person) return null;
  const show = (found: Problem) => {
    setProblem(found);
    setOutcome(undefined);
    fields.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { current, next } = values;
    setProblem(undefined);
    if (!isLongEnough(next)) return show({ field: "next", sentence: shortPassword[locale] });
    if (next === current) return show({ field: "next", sentence: text.same });
    setOutcome("changing");
    try {
      await changePassword(person.id, { password: next, current });
      setValues({ current: "", next: "" });
      setOutcome("changed");
    } catch (error) {
      studio.noteFailure(error);
      const code = error instanceof StudioError ? error.failure?.code : undefined;
      if (code === "password-wrong") show({ field: "current", sentence: text.wrong });
      else if (code === "password-weak") show({ field: "next", sentence: describeFailure(error, locale) });
      else setOutcome({ failure: error });
    }
    return undefined;
  };
  const drawField = (name: "current" | "next", hint?: string) => (
    <Field label={text[name]} hint={hint} error={problem?.field === name ? problem.sentence : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type="password"
          required
          maxLength={200}
          autoComplete={name === "next" ? "new-password" : "current-password"}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const parts = {
    notifications: notificationMessages[locale].title,
    password: text.passwordTitle,
    factors: factorMessages[locale].title,
    sessions: text.sessions,
    tokens: tokenMessages[locale].title,
    agents: tokenMessages[locale].sessionsTitle,
  };
  return (
    <div className={styles.root}>
      <ScreenHead title={text.title} help={text.help} name="account" />
      <nav className={styles.index} aria-label={text.parts}>
        {Object.entries(parts).map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <dl className={styles.facts}>
        <dt>{text.signedInAs}</dt>
        <dd>{person.name}</dd>
        <dt>{text.role}</dt>
        <dd>
          {frameMessages[locale].roles[person.role]}
          <small>{text.mayDo[person.role]}</small>
        </dd>
      </dl>
      <div id="notifications" className={styles.sessions}>
        <ChoiceSection />
      </div>
      <form
        ref={fields}
        id="password"
        className={`${form.root} ${styles.form}`}
        onSubmit={(event) => void submit(event)}
      >
        <h2>{text.passwordTitle}</h2>
        <input type="hidden" autoComplete="username" value={person.name} />
        {drawField("current")}
        {drawField("next", text.nextHint(minPasswordLength))}
        {outcome === "changed" ? <Notice tone="ok">{text.changed}</Notice> : null}
        {typeof outcome === "object" ? <Notice tone="error">{describeFailure(outcome.failure, locale)}</Notice> : null}
        <div className={form.actions}>
          <Button type="submit" disabled={outcome === "changing"}>
            {outcome === "changing" ? text.changing : text.change}
          </Button>
        </div>
      </form>
      <section id="factors" className={styles.sessions}>
        <FactorSection />
      </section>
      <section id="sessions" className={styles.sessions}>
        <h2>{text.sessions}</h2>
        <SessionList />
      </section>
      <section id="tokens" className={styles.sessions}>
        <TokenSection />
      </section>
    </div>
  );
});
