import { getSiteIndex, searchContent } from "@/features/content/server";
import { findHits } from "@/features/search/server";
import { isLocale, locales } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const maxHits = 60;

/**
 * `GET /api/search/{locale}/?q=`: `{ hits }`, the best results of a query, for sites whose index is too large to send.
 * 404 for another language, 503 while nothing can be searched.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return problem(404, "not_found", `There is a search for ${locales.join(", ")}.`);
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const { ref } = await getSiteIndex();
  const hits = await findHits(query, locale, ref, searchContent);
  if (!hits) return problem(503, "unavailable", "Nothing can be searched right now.");
  return Response.json({ hits: hits.slice(0, maxHits) }, { headers: { "cache-control": "public, max-age=20" } });
}

const problem = (status: 404 | 503, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status, headers: status === 503 ? { "retry-after": "10" } : {} });
