import { getSiteIndex, hasManyPages, searchContent } from "@/features/content/server";
import { getSearchIndex } from "@/features/search/server";
import { isLocale, locales } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const forever = "public, max-age=31536000, immutable";
const cacheControl = "public, max-age=0, s-maxage=20, must-revalidate";

/**
 * `GET /api/search-index/{locale}/`: redirects (307) to `?v={version}`, the index of the published content, which is
 * immutable. A site of many pages sends `{ "search": URL }` instead: the server searches. 404 for another language, 503
 * while no index is available.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return problem(404, "not_found", `There is an index for ${locales.join(", ")}.`);
  try {
    if (await hasManyPages(locale))
      return Response.json({ search: `/api/search/${locale}/` }, { headers: { "cache-control": cacheControl } });
    const { ref } = await getSiteIndex();
    const { version, json } = await getSearchIndex(locale, ref, searchContent);
    const current = `/api/search-index/${locale}/?v=${version}`;
    if (new URL(request.url).searchParams.get("v") !== version) {
      return new Response(null, { status: 307, headers: { location: current, "cache-control": cacheControl } });
    }
    const headers = { etag: `"${version}"`, "cache-control": forever };
    const isKnown = request.headers.get("if-none-match")?.includes(version);
    if (isKnown) return new Response(null, { status: 304, headers });
    return new Response(json, { headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
  } catch (error) {
    console.error("search: no index is available", error);
    return problem(503, "unavailable", "The index cannot be made right now.");
  }
}

const problem = (status: 404 | 503, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status, headers: status === 503 ? { "retry-after": "10" } : {} });
