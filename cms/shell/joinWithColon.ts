import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** A label and what it names, with the colon of the language: `Publish: About`, `发布：关于`. */
export const joinWithColon = (locale: Locale, ...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(getPunctuation(locale).colon);
