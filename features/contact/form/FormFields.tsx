import type { FieldName, FieldModel } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { Field } from "@/features/shared/ui/Field";

import { messages } from "@/features/contact/messages";
import { Control } from "./Control";
import type { Wiring } from "./Control";
import { fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";

type Props = {
  form: FormId;
  locale: Locale;
  /** The chosen subject, which decides what a message needs. */
  subject?: string | undefined;
  getError?: (name: FieldName) => string | undefined;
  /** The attributes of a field's control. */
  wire: (field: FieldModel) => Wiring;
};

/** The fields of a form with their labels, in order. */
export function FormFields({ form, locale, subject, getError, wire }: Props) {
  const text = messages[locale];
  return fieldsByForm[form].map((field) => (
    <Field
      key={field.name}
      label={text.labels[field.name]}
      hint={field.name === "message" ? ownValue(text.messageHints, subject) : text.hints[field.name]}
      optional={field.isOptional ? text.optional : undefined}
      error={getError?.(field.name)}
    >
      {(attributes) => <Control field={field} locale={locale} attributes={attributes} wiring={wire(field)} />}
    </Field>
  ));
}
