import { maxKeyNameLength } from "@/features/shared/contracts/accountKeys";
import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { formatDate, formatNumber, getPunctuation } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Field } from "@/features/shared/ui/Field";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import { KeyForm } from "./KeyForm";
import type { FormContext } from "./KeyForm";
import { messages } from "./messages";
import styles from "./KeyItem.module.css";

type Props = { apiKey: AccountKey; origin: string; context: FormContext };

/** One key: its endpoint on the demo chain, when it was used, and what can be done with it. */
export function KeyItem({ apiKey: { id, name, key, createdAt, lastUsedDay, requests }, origin, context }: Props) {
  const { locale } = context;
  const text = messages[locale];
  const url = `${origin}${rpcPath(demoChain.chain, demoChain.network, key)}`;
  return (
    <article className={styles.root} aria-labelledby={`key-${id}`}>
      <h3 id={`key-${id}`}>{name}</h3>
      <p className={styles.endpoint}>
        <span>
          {text.endpoint}
          {getPunctuation(locale).comma}
          {text.demo}
        </span>
        <span className={styles.url}>
          <code>
            <WordBreaks text={url.replaceAll("/", "/\u0000")} mark={"\u0000"} />
          </code>
          <CopyButton text={url} locale={locale} label={text.copyEndpoint(name)} />
        </span>
      </p>
      <p className={styles.dates}>
        {text.created} {formatDate(createdAt, locale)} ·{" "}
        {lastUsedDay === null ? text.never : `${text.lastUsed} ${formatDate(lastUsedDay, locale)}`}
        {requests ? ` · ${text.keyCalls(formatNumber(requests, locale))}` : null}
      </p>
      <Disclosure className={styles.forms} summary={text.manage}>
        <KeyForm context={context} action="rename" id={id}>
          <Field label={text.name}>
            {(attributes) => (
              <input
                {...attributes}
                name="name"
                defaultValue={name}
                maxLength={maxKeyNameLength}
                required
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" size="small">
            {text.save}
          </Button>
        </KeyForm>
        {(["replace", "remove"] as const).map((action) => (
          <KeyForm key={action} context={context} action={action} id={id}>
            <p>{text[`${action}Warning`]}</p>
            <Button type="submit" size="small">
              {text[`${action}Now`]}
            </Button>
          </KeyForm>
        ))}
      </Disclosure>
    </article>
  );
}
