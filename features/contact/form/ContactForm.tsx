import type { ComponentProps } from "react";

import { LazyForm } from "./LazyForm";
import { NoJsForm } from "./NoJsForm";

/** A form: complete as HTML, with its checks once a visitor turns to it. With a ticket it stays plain. */
export function ContactForm({ isInline, ...props }: ComponentProps<typeof NoJsForm> & { isInline?: boolean }) {
  const { form, locale, tone } = props;
  return (
    <LazyForm form={form} locale={locale} {...(tone ? { tone } : {})} {...(isInline ? { isInline } : {})}>
      <NoJsForm {...props} />
    </LazyForm>
  );
}
