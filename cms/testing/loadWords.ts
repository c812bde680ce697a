import type { Locale } from "@/features/shared/locale";
import { keepWords } from "#cms/models/loadModelWords.ts";
import { readModelWords } from "#cms/models/readModelWords.server.ts";

/** Loads the words of screens in a language from their files, as signing in does over HTTP. */
export const loadWords = async (locale: Locale) => keepWords(locale, await readModelWords(locale));
