import { leaveWithoutJs } from "@/features/contact/server";
import { defaultLocale, isLocale, localizePath } from "@/features/shared/locale";

/**
 * `GET /api/forms/leave/?token=`: target of the link in e-mails about incidents; a page with a button, because mail
 * scanners follow links.
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get("locale");
  const page = localizePath("/contact/", isLocale(locale) ? locale : defaultLocale);
  const location = `${page}?leave=${encodeURIComponent(searchParams.get("token") ?? "")}#form`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * `POST /api/forms/leave/`: `token` and `locale` as a form posts them, or in the query as mail programs do (RFC 8058);
 * 303 to the page with the result.
 */
export const POST = leaveWithoutJs;
