import { errorResponse } from "@/features/shared/http";
import { loadPlans } from "@/features/shared/platform/server";

export const dynamic = "force-dynamic";

/** `GET /api/plans/`: `{ currency, plans }`, prices in that currency a month; 503 while the price service is down. */
export async function GET(): Promise<Response> {
  const { value } = await loadPlans();
  if (!value) return errorResponse(503, "unavailable", "The price service is not responding right now.");
  return Response.json(value, { headers: { "cache-control": "public, max-age=0, s-maxage=20" } });
}
