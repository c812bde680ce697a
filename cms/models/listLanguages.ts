import { getLocaleByLang, ownName } from "@/features/shared/locale";

import type { StudioModels } from "./contract.ts";

/** Document languages by the site's names; by the repository's name for those the site does not have. */
export const listLanguages = (models: StudioModels | undefined): { id: string; name: string }[] =>
  (models?.languages ?? []).map(({ id, name }) => ({ id, name: getLanguageName(id) ?? name }));

/** The site's own name of a document's language. */
export function getLanguageName(lang: string): string | undefined {
  const locale = getLocaleByLang(lang);
  return locale && ownName(locale);
}
