import type { Content, RichTextField } from "@prismicio/client";
import { headers } from "next/headers";

import {
  ContactForm,
  FormMessage,
  getNoJsTitle,
  isFormId,
  isMessageOnly,
  isSentWithoutJs,
  readValues,
} from "@/features/contact";
import { issueTicket } from "@/features/contact/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

export default async function Form({ slice, context }: SliceProps<Content.FormSlice>) {
  const { locale, query } = context;
  const { title, lede } = slice.primary;
  const { plain, result, confirm, leave } = query;
  const isPlain = isFormId(plain);
  // Only pages rendered for their query read the visitor: a ticket belongs to one visitor.
  const isSent = isSentWithoutJs(result);
  const issued = isPlain && !isSent ? await issueTicket(plain, await headers()) : undefined;
  const form = isPlain ? plain : slice.primary.form;
  const heading = form === slice.primary.form ? { title, lede } : { title: toHeading(getNoJsTitle(form, locale)) };
  return (
    <SliceSection slice={slice} locale={locale} {...heading} layout="beside">
      <FormMessage form={form} locale={locale} result={result ?? issued?.result} token={confirm} leave={leave} />
      {isMessageOnly(query) ? null : (
        <ContactForm
          key={form}
          form={form}
          locale={locale}
          tone="primary"
          values={readValues(query, locale)}
          ticket={issued?.ticket}
        />
      )}
    </SliceSection>
  );
}

// Without another heading on the page.
const toHeading = (text: string): RichTextField => [{ type: "heading1", text, spans: [] }];
