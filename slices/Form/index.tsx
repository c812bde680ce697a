import { isFilled } from "@prismicio/client";
import type { Content, RichTextField } from "@prismicio/client";
import { headers } from "next/headers";

import {
  ComposedForm,
  ContactForm,
  formDocumentSchema,
  FormMessage,
  getDocumentId,
  getNoJsTitle,
  isComposedName,
  isFormId,
  isFormName,
  isMessageOnly,
  isSentWithoutJs,
  readComposedForm,
  readValues,
} from "@/features/contact";
import { issueTicket } from "@/features/contact/server";
import { InlineText, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { findDocument } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";

export default async function Form({ slice, context }: SliceProps<Content.FormSlice>) {
  const { locale, query } = context;
  const { title, lede } = slice.primary;
  const { plain, result, confirm, leave } = query;
  const isPlain = isFormName(plain);
  const chosen = isPlain ? plain : getChosen(slice);
  const composed = isComposedName(chosen) ? await findComposed(getDocumentId(chosen), slice, locale) : undefined;
  // Unpublished or removed: another form in its place would mislead.
  if (!composed && isComposedName(chosen)) return null;
  // Only pages rendered for their query read the visitor: a ticket belongs to one visitor.
  const isSent = isSentWithoutJs(result);
  const issued = isPlain && !isSent ? await issueTicket(plain, await headers()) : undefined;
  const form = isFormId(chosen) ? chosen : slice.primary.form;
  const ownTitle = composed ? composed.title : getNoJsTitle(form, locale);
  const heading = chosen === getChosen(slice) ? { title, lede } : { title: toHeading(ownTitle) };
  return (
    <SliceSection slice={slice} locale={locale} {...heading} layout="beside">
      <FormMessage
        form={composed ? composed.form.name : form}
        locale={locale}
        result={result ?? issued?.result}
        token={confirm}
        leave={leave}
      />
      {isMessageOnly(query) ? null : drawForm()}
    </SliceSection>
  );

  function drawForm() {
    const ticket = issued?.ticket;
    if (composed) {
      const { title: _, ...view } = composed;
      return <ComposedForm key={view.form.name} {...view} locale={locale} ticket={ticket} />;
    }
    const values = readValues(query, locale);
    return <ContactForm key={form} form={form} locale={locale} tone="primary" values={values} ticket={ticket} />;
  }
}

const getChosen = ({ primary }: Content.FormSlice) =>
  isFilled.contentRelationship(primary.document) ? `form-${primary.document.id}` : primary.form;

/** What visitors see of a composed form: its document also holds who receives it. */
async function findComposed(id: string, slice: Content.FormSlice, locale: Locale) {
  const document = getEdited(slice) ?? (await findDocument(id));
  if (document?.type !== "form") return undefined;
  const { title, button, consent, thanks } = document.data;
  return {
    title: title ?? "",
    form: readComposedForm(formDocumentSchema.validateSync(document, { stripUnknown: true })),
    button: button ?? "",
    consent: <InlineText field={consent} locale={locale} />,
    thanks: isFilled.richText(thanks) ? <RichText field={thanks} locale={locale} /> : undefined,
  };
}

/** The form as its editor has it, which the Studio's preview sends with the link. */
const getEdited = ({ primary: { document } }: Content.FormSlice) => (isFormDocument(document) ? document : undefined);
const isFormDocument = (link: object): link is Content.FormDocument =>
  "data" in link && typeof link.data === "object" && link.data !== null && "fields" in link.data;

// Without another heading on the page.
const toHeading = (text: string): RichTextField => [{ type: "heading1", text, spans: [] }];
