import type { FieldName, FieldModel } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";
import { Field } from "@/features/shared/ui/Field";

import { messages } from "@/features/contact/messages";
import { Control } from "./Control";
import type { Wiring } from "./Control";
import { fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";

type Props = {
  form: FormId;
  locale: Locale;
  /** Errors are tooltips: beside its button a field has no room for them. */
  isInline: boolean;
  getError?: (name: FieldName) => string | undefined;
  /** The attributes of a field's control. */
  wire: (field: FieldModel) => Wiring;
};

/** The fields of a form with their labels, in order. */
export function FormFields({ form, locale, isInline, getError, wire }: Props) {
  const text = messages[locale];
  return fieldsByForm[form].map((field) => (
    <Field
      key={field.name}
      label={text.labels[field.name]}
      hint={text.hints[field.name]}
      optional={field.isOptional ? text.optional : undefined}
      error={getError?.(field.name)}
      hasTooltip={isInline}
    >
      {(attributes) => <Control field={field} locale={locale} attributes={attributes} wiring={wire(field)} />}
    </Field>
  ));
}
