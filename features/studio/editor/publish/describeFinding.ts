import type { Finding } from "@/features/shared/contracts/studio/checks";
import type { Locale } from "@/features/shared/locale";
import { ownValue } from "@/features/shared/contracts/ownValue";

import { findingTexts } from "./findingTexts";

/** A finding as a sentence of the language; the service's own words where there are none. */
export function describeFinding({ rule, message, values }: Finding, locale: Locale): string {
  const text = locale === "cn" ? ownValue(findingTexts, rule) : undefined;
  if (!text) return message;
  const named = values.filter((value) => value !== "");
  return named.length > 0 ? `${text}（${named.join("，")}）` : text;
}
