import { fieldRules } from "@/features/shared/contracts/formFields";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import { messages } from "@/features/contact/messages";
import { FormFields } from "./FormFields";
import { fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";
import { Honeypot } from "./Honeypot";
import styles from "./index.module.css";

type Props = {
  form: FormId;
  locale: Locale;
  values?: Values;
  /** A signed one-use ticket; with it the form is sent without script. */
  ticket?: string | undefined;
  tone?: "primary" | "secondary";
};

/** A form as plain HTML. A static page cannot contain a ticket, so without script it leads to a page with one. */
export function NoJsForm({ form, locale, values = {}, ticket, tone = "primary" }: Props) {
  const text = messages[locale];
  const action = ticket ? `/api/forms/${form}/` : `${localizePath("/contact/", locale)}#form`;
  return (
    <form
      className={styles.root}
      data-inline={fieldsByForm[form].length === 1}
      method={ticket ? "post" : "get"}
      action={action}
      data-form={form}
    >
      <FormFields
        form={form}
        locale={locale}
        wire={({ name, isOptional }) => ({
          name,
          defaultValue: values[name] ?? "",
          required: ticket !== undefined && !isOptional,
          // With script a pasted text is not cut off: the form reports what is too long.
          ...(ticket ? { maxLength: fieldRules[name].max } : {}),
        })}
      />
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
