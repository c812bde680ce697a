import "server-only";

import { cookies, headers } from "next/headers";

import { env } from "@/features/shared/env";
import { htmlLang, isLocale, locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

const getPrimary = (tag: string) => tag.split(/[-,;]/)[0]?.trim().toLowerCase();

/** Language of routes without a localized path: the visitor's cookie, the browser's first language, the server's default. */
export async function visitorLocale(): Promise<Locale> {
  const chosen = (await cookies()).get("locale")?.value;
  if (isLocale(chosen)) return chosen;
  const preferred = getPrimary((await headers()).get("accept-language") ?? "");
  return locales.find((one) => getPrimary(htmlLang(one)) === preferred) ?? env.DEFAULT_LOCALE;
}
