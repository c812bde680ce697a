import "server-only";

import type { Locale } from "@/features/shared/locale";
import { readModelWords } from "#cms/models/readModelWords.server.ts";

/**
 * Answers the translations of model labels, by their English text, and of the Studio's screens, by name; none for a
 * language without any. Kept briefly: after a deployment, screens look for new names.
 */
export const handleModelWords = async (locale: Locale): Promise<Response> =>
  Response.json(await readModelWords(locale), { headers: { "cache-control": "private, max-age=300" } });
