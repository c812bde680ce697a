import "server-only";

import type { Locale } from "@/features/shared/locale";
import words from "#cms/models/words.cn.json" with { type: "json" };

// The models are English.
const tables: Partial<Record<Locale, Record<string, string>>> = { cn: words };

/** Answers the translations of model labels, by their English text; none for a language without a table. */
export const answerModelWords = (locale: Locale): Response =>
  Response.json(tables[locale] ?? {}, { headers: { "cache-control": "private, max-age=3600" } });
