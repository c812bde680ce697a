import { loadNodeList } from "@/features/nodes/server";

export const dynamic = "force-dynamic";

/** `GET /api/nodes/`: `{ rows, isSample }`, the chains with state and availability; 503 while the node service is down. */
export async function GET(): Promise<Response> {
  const { rows, failedSince, isSample } = await loadNodeList();
  if (failedSince) {
    const error = { code: "unavailable", message: "The node service is not responding right now." };
    return Response.json({ error }, { status: 503, headers: { "retry-after": "10" } });
  }
  return Response.json({ rows, isSample }, { headers: { "cache-control": "public, max-age=0, s-maxage=20" } });
}
