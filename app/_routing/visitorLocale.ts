import "server-only";

import { cookies } from "next/headers";

import { env } from "@/features/shared/env";
import { isLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Language of routes without a localized path: the visitor's cookie, then the server's default. */
export async function visitorLocale(): Promise<Locale> {
  const chosen = (await cookies()).get("locale")?.value;
  return isLocale(chosen) ? chosen : env.DEFAULT_LOCALE;
}
