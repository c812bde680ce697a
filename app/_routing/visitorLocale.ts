import "server-only";

import { cookies } from "next/headers";

import { env } from "@/features/shared/env";
import { isLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The language of a surface without a path of its own: the visitor's cookie, then the server's default. */
export async function visitorLocale(): Promise<Locale> {
  const chosen = (await cookies()).get("locale")?.value;
  return isLocale(chosen) ? chosen : env.DEFAULT_LOCALE;
}
