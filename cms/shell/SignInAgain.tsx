import { useState } from "react";
import type { FormEvent } from "react";

import type { Person } from "#cms/people/contract.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import styles from "#cms/shell/ui/form.module.css";

import { signInAgain } from "./signInAgain.ts";
import { describeFailure } from "./describeFailure.ts";
import { messages } from "./messages.ts";
import { hasPasskeys, readPasskey } from "./passkey.ts";
import { signInPath } from "./signInPath.ts";
import { useStudio } from "./StudioContext.tsx";

/** Signs the same person in again over the screen, so that nothing on it is lost. */
export const SignInAgain = observer(function SignInAgain({ person }: { person: Person }) {
  const store = useStudio();
  const text = messages[store.locale];
  const [step, setStep] = useState<"password" | "code">("password");
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (fields: Record<string, string>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await signInAgain(fields);
      if (outcome === "signed-in") store.resume(person);
      else if (outcome === "often" || outcome === "wrong") setProblem(text[outcome]);
      else if (step === "code" || outcome === "passkey") setProblem(text.notAccepted);
      if (outcome === "code" || outcome === "late") setValue("");
      if (outcome === "code") setStep("code");
      if (outcome === "late") setStep("password");
    } catch (error) {
      setProblem(describeFailure(error, store.locale));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(step === "code" ? { step, code: value } : { name: person.name, password: value });
  };
  const signInByPasskey = async () => {
    const passkey = await readPasskey();
    if (passkey) await send({ passkey });
  };
  return (
    <Dialog title={text.endedTitle} role="alertdialog">
      <form className={styles.root} onSubmit={submit}>
        <p>{text.endedText}</p>
        <input type="hidden" name="username" autoComplete="username" value={person.name} />
        <Field key={step} label={text[step]} hint={person.name} error={problem}>
          {(attributes) => (
            <input
              {...attributes}
              type={step === "code" ? "text" : "password"}
              required
              data-first=""
              autoFocus={step === "code"}
              autoComplete={step === "code" ? "one-time-code" : "current-password"}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {isBusy ? text.signingIn : text.signIn}
          </Button>
          {hasPasskeys() ? <Button onClick={() => void signInByPasskey()}>{text.usePasskey}</Button> : null}
          <a href={signInPath}>{text.otherPerson}</a>
        </div>
      </form>
    </Dialog>
  );
});
