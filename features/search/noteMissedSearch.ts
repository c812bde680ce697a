import "server-only";

import type { Locale } from "@/features/shared/locale";

/** Notes that the page under way shows a search without a result; the server process counts it if a visitor sees it. */
export const noteMissedSearch = (text: string, locale: Locale): void =>
  globalThis.halyardServer?.noteMissedSearch({ text, locale });
