import "server-only";

import { getSiteIndex, listByType } from "@/features/content/server";
import { locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const kinds = ["page", "docs_page", "blog_post", "case_study", "marketplace_project"] as const;

type Count = { kind: (typeof kinds)[number]; byLocale: Record<Locale, number> };

/** Published documents by kind and language; none while the repository is down: signing in works nevertheless. */
export async function countDocuments(): Promise<Count[]> {
  try {
    const siteIndex = await getSiteIndex();
    return kinds.map((kind) => ({
      kind,
      byLocale: Object.fromEntries(locales.map((one) => [one, listByType(siteIndex, kind, one).length])) as Record<
        Locale,
        number
      >,
    }));
  } catch (error) {
    console.error("studio: the documents could not be counted", error);
    return [];
  }
}
