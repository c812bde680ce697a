import "server-only";

import type { Locale } from "@/features/shared/locale";
import { readModelWords } from "#cms/models/readModelWords.server.ts";

/** Answers the translations of model labels, by their English text; none for a language without any. */
export const handleModelWords = async (locale: Locale): Promise<Response> =>
  Response.json(await readModelWords(locale), { headers: { "cache-control": "private, max-age=3600" } });
