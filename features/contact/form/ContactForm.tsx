import type { ComponentProps } from "react";

import { FormDoor } from "./FormDoor";
import { PlainForm } from "./PlainForm";

/** A form: complete as HTML, with its checks once a visitor turns to it. With a ticket it stays plain. */
export function ContactForm(props: ComponentProps<typeof PlainForm>) {
  const { form, locale, tone, isInline } = props;
  return (
    <FormDoor form={form} locale={locale} {...(tone ? { tone } : {})} {...(isInline ? { isInline } : {})}>
      <PlainForm {...props} />
    </FormDoor>
  );
}
