import "server-only";

import { formatPostalAddress, loadMenus, loadSettings } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";
import { loadDayStatus } from "@/features/tracker/server";

/** What the footer of every page shows: menus and settings of a language, and what was measured last. */
export async function loadFooter(locale: Locale) {
  const [{ data }, { columns, legal }, status] = await Promise.all([
    loadSettings(locale),
    loadMenus(locale),
    loadDayStatus(locale),
  ]);
  const siteName = data.site_name ?? "";
  return {
    locale,
    siteName,
    tagline: data.tagline ?? "",
    legalName: data.legal_name ?? siteName,
    postalAddress: formatPostalAddress(data.address, locale),
    status,
    columns,
    legal,
  };
}
