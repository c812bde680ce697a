import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import { Honeypot } from "@/features/contact/form/Honeypot";
import { LazyForm } from "@/features/contact/form/LazyForm";
import { messages } from "@/features/contact/messages";
import styles from "@/features/contact/form/index.module.css";

import { ComposedFields } from "./ComposedFields";
import type { ComposedView } from "./ComposedFields";

type Props = ComposedView & {
  locale: Locale;
  /** A signed one-use ticket; with it the form is sent without script. */
  ticket?: string | undefined;
};

/** A form that an editor composed: complete as HTML, with its checks once a visitor turns to it. */
export function ComposedForm({ locale, ticket, ...view }: Props) {
  const { form, button, consent } = view;
  const text = messages[locale];
  const page = localizePath("/contact/", locale);
  return (
    <LazyForm form={form.name} composed={view} locale={locale}>
      {ticket ? null : (
        <noscript>
          <p>
            <a href={`${page}?plain=${form.name}#form`}>{text.withoutScript}</a>
          </p>
        </noscript>
      )}
      <form
        className={styles.root}
        method={ticket ? "post" : "get"}
        action={ticket ? `/api/forms/${form.name}/` : `${page}#form`}
        data-form={form.name}
      >
        <ComposedFields
          form={form}
          locale={locale}
          consent={consent}
          wire={(key, isRequired) => ({ name: key, required: ticket !== undefined && isRequired })}
        />
        <Honeypot />
        <input type="hidden" name={ticket ? "ticket" : "plain"} value={ticket ?? form.name} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" tone="primary">
          {button || text.sendComposed}
        </Button>
      </form>
    </LazyForm>
  );
}
