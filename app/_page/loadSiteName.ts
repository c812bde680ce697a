import "server-only";

import { loadSettings } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";

/** The site's name; empty while the repository is down: the editing screen opens nevertheless. */
export async function loadSiteName(locale: Locale): Promise<string> {
  try {
    return (await loadSettings(locale)).data.site_name ?? "";
  } catch (error) {
    console.error("studio: the settings could not be read", error);
    return "";
  }
}
