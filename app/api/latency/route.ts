import { errorResponse } from "@/features/shared/http";
import { loadLatencies } from "@/features/shared/platform/server";

export const dynamic = "force-dynamic";

/** `GET /api/latency/`: p50 of the last day by chain and region; 503 while the availability service is down. */
export async function GET(): Promise<Response> {
  const { value } = await loadLatencies();
  if (value)
    return Response.json(value, {
      headers: { "cache-control": "public, max-age=60, s-maxage=60" },
    });
  return errorResponse(503, "unavailable", "The latency cannot be read right now.");
}
