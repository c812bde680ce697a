import { useState } from "react";
import type { FormEvent } from "react";

import type { Person } from "#cms/people/contract.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";
import { signInAgain } from "@/features/studio/api/signInAgain";
import { describeFailure } from "@/features/studio/describeFailure";
import { messages } from "@/features/studio/messages";
import { signInPath } from "@/features/studio/signInPath";
import { useStudio } from "@/features/studio/StudioContext";
import { Dialog } from "@/features/studio/ui/Dialog";
import styles from "@/features/studio/ui/form.module.css";

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
          {(tied) => (
            <input
              {...tied}
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
