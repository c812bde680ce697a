import { respondText } from "@/app/_feeds/respondText";
import { drawBadge, loadBadge } from "@/features/open-data/server";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

/** `GET /badges/{chain}.svg`: a chain's availability as a badge for other sites; 404 for an unknown chain. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const key = /^([\w-]+)\.svg$/.exec((await params).name)?.[1];
  const badge = key === undefined ? undefined : await loadBadge(key);
  if (!badge)
    return Response.json({ error: { code: "not_found", message: "There is no such badge." } }, { status: 404 });
  return respondText(request, drawBadge(badge), {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=300, stale-while-revalidate=3600",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
}
