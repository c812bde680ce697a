import "server-only";

import { getSiteIndex, listByType } from "@/features/content/server";
import { typePrefixes } from "@/features/shared/contracts/typePrefixes";
import { locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const kinds = ["page", ...Object.keys(typePrefixes)];

type Count = { kind: string; byLocale: Record<Locale, number> };

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
