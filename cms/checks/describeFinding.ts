import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { originalName } from "#contracts/originalName.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";

import type { Finding } from "./contract.ts";
import { findingTexts } from "./findingTexts.ts";

// Their values are names in the storage.
const fileRules = ["alt-text", "picture-missing", "picture-large"];

/** A finding as a sentence in the interface language; the service's message if there is no translation. */
export function describeFinding({ rule, message, values }: Finding, locale: Locale): string {
  const text = ownValue(findingTexts[locale], rule);
  if (!text) return message;
  const { brackets, comma } = getPunctuation(locale);
  const name = (value: string) => (fileRules.includes(rule) ? originalName(value) : (getLanguageName(value) ?? value));
  const named = values.filter((value) => value !== "").map(name);
  return named.length > 0 ? `${text}${brackets.join(named.join(comma))}` : text;
}
