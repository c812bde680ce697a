import type { Locale } from "@/features/shared/locale";

/** Result of a form, shown on the account page. */
export const notices = [
  "created",
  "renamed",
  "replaced",
  "removed",
  "failed",
  "full",
  "invalid",
  "ending",
  "deleted",
] as const;
export type NoticeName = (typeof notices)[number];

/** The page of the account in a language, with the way back to the site; `ending` has the focus on its warning. */
export function overviewPath(locale: Locale, { from, notice }: { from?: string; notice?: NoticeName } = {}): string {
  const query = new URLSearchParams({ ...(from ? { from } : {}), ...(notice ? { notice } : {}) }).toString();
  return `/api/account/overview/${locale}/${query ? `?${query}` : ""}${notice === "ending" ? "#end" : ""}`;
}
