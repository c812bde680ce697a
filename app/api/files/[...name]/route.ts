import { decodeParts } from "@/app/_routing/routeParameters";
import { loadFile } from "@/features/content/server";
import { errorResponse } from "@/features/shared/http";

type Context = { params: Promise<{ name: string[] }> };

/**
 * `GET /api/files/{name}`: a file of the repository or its storage from the site's own origin, complete (200) or a
 * range (206). Only types that run no code are shown inline. 404 when there is none, 413 above 256 MB, 416 for an
 * invalid range.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const file = await loadFile((decodeParts(name) ?? []).join("/"), request.headers);
  if ("code" in file) {
    const response = errorResponse(file.status, file.code, file.message);
    response.headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    return response;
  }
  return new Response(file.body, { status: file.status, headers: file.headers });
}
