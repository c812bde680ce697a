import { useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";

import { minPasswordLength } from "./contract.ts";
import { generatePassword } from "./generatePassword.ts";
import { messages } from "./messages.ts";
import styles from "./PeopleScreen.module.css";

type Props = {
  value: string;
  locale: Locale;
  isFirst: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A password for somebody else, who is told it: it can be seen, and made up. */
export function PasswordField({ value, locale, isFirst, error, onChange }: Props) {
  const text = messages[locale];
  const [isShown, setShown] = useState(false);
  return (
    <Field label={text.password} hint={text.passwordHint(minPasswordLength)} error={error}>
      {(attributes) => (
        <div className={styles.password}>
          <input
            {...attributes}
            name="password"
            data-first={isFirst ? "" : undefined}
            type={isShown ? "text" : "password"}
            maxLength={200}
            autoComplete="new-password"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? text.hide : text.show}
          </Button>
          <Button
            onClick={() => {
              onChange(generatePassword());
              setShown(true);
            }}
          >
            {text.generate}
          </Button>
        </div>
      )}
    </Field>
  );
}
