import { loadNodeList } from "@/features/nodes/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/nodes/`: `{ rows, isSample, readAt, staleSince }`: the chains with state and availability, the time of
 * reading, and the time since which the node service has not responded (ISO texts or null); 503 when it has not
 * responded for an hour, or never.
 */
export async function GET(): Promise<Response> {
  const { rows, failedSince, isSample, readAt, staleSince } = await loadNodeList();
  if (failedSince) {
    const error = { code: "unavailable", message: "The node service is not responding right now." };
    return Response.json({ error }, { status: 503, headers: { "retry-after": "10" } });
  }
  const body = { rows, isSample, readAt: readAt ?? null, staleSince: staleSince ?? null };
  return Response.json(body, { headers: { "cache-control": "public, max-age=0, s-maxage=20" } });
}
