import "server-only";

import { templateTokens } from "@/app/_routing/templateParameters";
import { pageWords, readAncestors } from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { spellFlags } from "@/features/shared/ui/Hoist/spellFlags";

/** What a page's social card says. */
export async function cardWords(page: FoundPage, locale: Locale) {
  const words = await pageWords(page, locale, await templateTokens(page.parameters, locale));
  const above = (await readAncestors(page.path, locale)).slice(1);
  return {
    siteName: words.siteName,
    kicker: above.map(({ title }) => title).join(" / "),
    title: above.length === 0 ? words.title : words.name,
    description: words.description,
    url: `${new URL(env.SITE_URL).host}${page.path}`,
    flags: spellFlags(page.path.split("/").filter(Boolean).at(-1) ?? words.siteName, 7),
  };
}
