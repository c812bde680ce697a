import "server-only";

import { loadSettings } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

/** The site's name; empty while the repository is down: the Studio opens nevertheless. */
export async function loadSiteName(locale: Locale): Promise<string> {
  try {
    return (await loadSettings(locale)).data.site_name ?? "";
  } catch (error) {
    console.error("studio: the settings could not be read", error);
    return "";
  }
}

/** Titles of pages that only editors see. */
export const editorTitles = translate({
  en: { preview: "Preview", simulator: "Slice simulator" },
  cn: { preview: "预览", simulator: "切片模拟器" },
});
