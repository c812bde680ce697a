import { compileRoutes } from "@/app/_routing/compileRoutes";
import { buildId } from "@/features/shared/buildId";
import { errorResponse } from "@/features/shared/http";

export const dynamic = "force-dynamic";

/**
 * `GET /builds/meta/{buildId}.json`: `{ buildId, matcher: [{ source, destination, statusCode }] }`, every redirect of
 * the site; 404 for any other build, 503 until the content repository was read once.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file !== `${buildId()}.json`) return errorResponse(404, "not_found", "There is no such build.");
  try {
    const { redirects } = await compileRoutes();
    const matcher = Object.entries(redirects).map(([source, { to, status }]) => ({
      source,
      destination: to,
      statusCode: status,
    }));
    return Response.json({ buildId: buildId(), matcher }, { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    console.error("builds: the repository was never read and is down", error);
    return errorResponse(503, "unavailable", "The redirects cannot be read right now.");
  }
}
