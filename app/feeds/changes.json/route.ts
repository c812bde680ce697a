import { refusal } from "@/features/shared/http";
import { loadChanges } from "@/features/shared/platform/server";
import { toJsonFeed } from "@/features/tracker/server";

export const dynamic = "force-dynamic";

/** `GET /feeds/changes.json`: changes of availability as JSON Feed; 503 while the availability service is down. */
export async function GET(): Promise<Response> {
  const { value } = await loadChanges();
  if (!value) return refusal(503, "unavailable", "The availability service does not answer right now.");
  const headers = { "content-type": "application/feed+json; charset=utf-8", "cache-control": "public, max-age=300" };
  return new Response(JSON.stringify(toJsonFeed(value)), { headers });
}
