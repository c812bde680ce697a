import type { Locale } from "@/features/shared/locale";

/** URL of the index of a language. */
export const getIndexUrl = (locale: Locale) => `/api/search-index/${locale}/`;
