import { maxKeyNameLength, maxKeys } from "@/features/shared/contracts/accountKeys";
import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { localizePath } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";

import { KeyItem } from "./KeyItem";
import { KeyForm } from "./KeyForm";
import type { FormContext } from "./KeyForm";
import { messages } from "./messages";
import styles from "./KeyList.module.css";

type Props = { keys: AccountKey[]; origin: string; context: FormContext };

/** The keys of the account, each with forms that rename, replace and remove it. */
export function KeyList({ keys, origin, context }: Props) {
  const { locale } = context;
  const text = messages[locale];
  return (
    <section className={styles.root} aria-labelledby="keys">
      <h2 id="keys">{text.keys}</h2>
      <p>
        {text.keysLede} <a href={localizePath("/docs/authentication/", locale)}>{text.keysDocs}</a>
      </p>
      {keys.length === 0 ? <p>{text.noKeys}</p> : null}
      <ul>
        {keys.map((key) => (
          <li key={key.id}>
            <KeyItem apiKey={key} origin={origin} context={context} />
          </li>
        ))}
      </ul>
      {keys.length < maxKeys ? (
        <KeyForm context={context} action="create">
          <Field label={text.newName}>
            {(attributes) => <input {...attributes} name="name" maxLength={maxKeyNameLength} autoComplete="off" />}
          </Field>
          <Button type="submit" tone={keys.length === 0 ? "primary" : "secondary"}>
            {keys.length === 0 ? text.createFirst : text.create}
          </Button>
        </KeyForm>
      ) : null}
    </section>
  );
}
