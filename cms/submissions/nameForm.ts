import { contactPageSource } from "#contracts/formsApi.ts";
import { ownValue } from "#contracts/ownValue.ts";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";

/** A form in the editors' words; one that an editor composed has its document's UID. */
export const nameForm = (form: string, locale: Locale): string =>
  ownValue(messages[locale].formNames, form) ?? form.replace(/^form-/, "");

/** What a visitor chose to write about, from where a message was sent; `undefined` for forms without that choice. */
export function nameSubject(source: unknown, locale: Locale): string | undefined {
  const [page, subject = ""] = typeof source === "string" ? source.split(":") : [];
  return page === contactPageSource ? (ownValue(messages[locale].subjects, subject) ?? subject) : undefined;
}
