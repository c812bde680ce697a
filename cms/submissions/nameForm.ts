import { ownValue } from "#contracts/ownValue.ts";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";

/** A form in the editors' words; one that an editor composed has its document's UID. */
export const nameForm = (form: string, locale: Locale): string =>
  ownValue(messages[locale].formNames, form) ?? form.replace(/^form-/, "");
