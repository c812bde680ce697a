import type { ComponentProps } from "react";

import type { FieldName, FieldModel } from "@/features/shared/contracts/formFields";
import type { Locale } from "@/features/shared/locale";
import type { FieldAttributes } from "@/features/shared/ui/Field";

import { messages } from "@/features/contact/messages";
import { choices } from "@/features/shared/contracts/forms";
import { getPunctuation } from "@/features/shared/locale";

const complete: Partial<Record<FieldName, string>> = {
  email: "email",
  name: "name",
  company: "organization",
  website: "url",
};

/** Attributes of a control that its form decides. */
export type Wiring = Partial<Pick<ComponentProps<"input">, "defaultValue" | "required" | "maxLength">> & {
  name: string;
} & Record<string, unknown>;

type Props = { field: FieldModel; locale: Locale; attributes: FieldAttributes; wiring: Wiring };

/** The control of a field; `wiring` is from the form library, or a plain name without it. */
export function Control({ field, locale, attributes, wiring }: Props) {
  const text = messages[locale];
  const common = { ...attributes, ...wiring };
  const values = choices[field.name];
  if (values) {
    return (
      <select {...attributes} {...wiring}>
        <option value="">{text.choose}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {[text.choices[value], text.topics[value]].filter(Boolean).join(getPunctuation(locale).colon)}
          </option>
        ))}
      </select>
    );
  }
  if (field.name === "message") return <textarea rows={5} {...common} />;
  const isEmail = field.name === "email";
  return (
    <input
      type={isEmail ? "email" : "text"}
      inputMode={isEmail ? "email" : undefined}
      autoComplete={complete[field.name]}
      {...common}
    />
  );
}
