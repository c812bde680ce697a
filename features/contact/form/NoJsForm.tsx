import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";

import { messages } from "@/features/contact/messages";
import { Control } from "./Control";
import { maxLengths, fieldsByForm } from "./forms";
import type { FormId, Values } from "./forms";
import { Honeypot } from "./Honeypot";
import styles from "./index.module.css";

type Props = {
  form: FormId;
  locale: Locale;
  values?: Values;
  /** A signed one-use ticket; with it the form is sent without script. */
  ticket?: string | undefined;
  tone?: "primary" | "secondary";
  isInline?: boolean;
};

/** A form as plain HTML. A static page cannot hold a ticket, so without script it leads to a page that does. */
export function NoJsForm({ form, locale, values = {}, ticket, tone = "primary", isInline = false }: Props) {
  const text = messages[locale];
  const action = ticket ? `/api/forms/${form}/` : `${localizePath("/contact/", locale)}#form`;
  return (
    <form
      className={styles.root}
      data-inline={isInline}
      method={ticket ? "post" : "get"}
      action={action}
      data-form={form}
    >
      {fieldsByForm[form].map((field) => (
        <Field
          key={field.name}
          label={text.labels[field.name]}
          hint={text.hints[field.name]}
          optional={field.isOptional ? text.optional : undefined}
        >
          {(tied) => (
            <Control
              field={field}
              locale={locale}
              tied={tied}
              wiring={{
                name: field.name,
                defaultValue: values[field.name] ?? "",
                required: ticket !== undefined && !field.isOptional,
                // With script nothing is cut off that somebody pastes: the form says what is too long.
                ...(ticket ? { maxLength: maxLengths[field.name] } : {}),
              }}
            />
          )}
        </Field>
      ))}
      <Honeypot />
      {ticket ? (
        <>
          <input type="hidden" name="ticket" value={ticket} />
          <input type="hidden" name="locale" value={locale} />
        </>
      ) : (
        <input type="hidden" name="plain" value={form} />
      )}
      <Button type="submit" tone={tone}>
        {text.send[form]}
      </Button>
    </form>
  );
}
