import { confirmWithoutJs } from "@/features/contact/server";
import { defaultLocale, isLocale, localizePath } from "@/features/shared/locale";

/**
 * `GET /api/forms/confirm/?token=`: target of the link in the e-mail; a page with a button, because mail scanners
 * follow links.
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get("locale");
  const page = localizePath("/contact/", isLocale(locale) ? locale : defaultLocale);
  const location = `${page}?confirm=${encodeURIComponent(searchParams.get("token") ?? "")}#form`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** `POST /api/forms/confirm/`: `token`, `locale`, as a form posts them; 303 to the page with the result. */
export const POST = confirmWithoutJs;
