import { createHash } from "node:crypto";

import { compileRoutes } from "@/app/_routing/compileRoutes";
import { getServerRequest } from "@/app/_routing/serverBridge";
import { expireForeignPages } from "@/features/content/server";
// Pages of an earlier process are compared with what they read before any page is rendered.
import "@/slices/concernedReads";

export const dynamic = "force-dynamic";

/**
 * `GET /api/addresses/`: every route of the site, for the server process around Next. 404 for all other clients; 304
 * when nothing changed; 503 until the repository was read once.
 */
export async function GET(request: Request): Promise<Response> {
  if (getServerRequest()?.kind !== "routes") return refusal(404, "not_found", "There is nothing at this address.");
  try {
    await expireForeignPages();
    const body = JSON.stringify(await compileRoutes());
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
    return new Response(body, { headers: { etag, "content-type": "application/json", "cache-control": "no-store" } });
  } catch (error) {
    console.error("routing: the repository is down and was never read", error);
    return refusal(503, "unreachable", "The repository did not answer.");
  }
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });
