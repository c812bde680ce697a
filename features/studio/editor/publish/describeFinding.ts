import type { Finding } from "@/features/shared/contracts/studio/checks";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ownValue } from "@/features/shared/contracts/ownValue";

import { getLanguageName } from "@/features/studio/listLanguages";

import { findingTexts } from "./findingTexts";

/** A finding as a sentence in the interface language; the service's message if there is no translation. */
export function describeFinding({ rule, message, values }: Finding, locale: Locale): string {
  const text = ownValue(findingTexts[locale], rule);
  if (!text) return message;
  const { brackets, comma } = getPunctuation(locale);
  const named = values.filter((value) => value !== "").map((value) => getLanguageName(value) ?? value);
  return named.length > 0 ? `${text}${brackets.join(named.join(comma))}` : text;
}
