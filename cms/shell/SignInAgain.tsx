import { useState } from "react";
import type { FormEvent } from "react";

import type { Person } from "#cms/people/contract.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import styles from "#cms/shell/ui/form.module.css";

import { signInAgain } from "./signInAgain.ts";
import { describeFailure } from "./describeFailure.ts";
import { messages } from "./messages.ts";
import { signInPath } from "./signInPath.ts";
import { useStudio } from "./StudioContext.tsx";

/** Signs the same person in again over the screen, so that nothing on it is lost. */
export const SignInAgain = observer(function SignInAgain({ person }: { person: Person }) {
  const store = useStudio();
  const text = messages[store.locale];
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const outcome = await signInAgain(person.name, password);
      if (outcome === "signed-in") store.resume(person);
      else setProblem(outcome === "often" ? text.often : text.wrong);
    } catch (error) {
      setProblem(describeFailure(error, store.locale));
    }
    setBusy(false);
  };
  return (
    <Dialog title={text.endedTitle} role="alertdialog">
      <form className={styles.root} onSubmit={(event) => void submit(event)}>
        <p>{text.endedText}</p>
        <input type="hidden" name="username" autoComplete="username" value={person.name} />
        <Field label={text.password} hint={person.name} error={problem}>
          {(attributes) => (
            <input
              {...attributes}
              type="password"
              required
              data-first=""
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {isBusy ? text.signingIn : text.signIn}
          </Button>
          <a href={signInPath}>{text.otherPerson}</a>
        </div>
      </form>
    </Dialog>
  );
});
