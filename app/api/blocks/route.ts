import { errorResponse } from "@/features/shared/http";
import { requestBlocks } from "@/features/shared/platform/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/blocks/`: the latest blocks of connected networks and of the demo chain; 503 while the platform is down.
 */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await requestBlocks(), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    console.error("blocks: the platform is unreachable", error);
    return errorResponse(503, "unavailable", "The blocks cannot be read right now.");
  }
}
