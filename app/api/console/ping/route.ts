export const dynamic = "force-dynamic";

/** `GET /api/console/ping/`: 204, for measuring the round-trip time between browser and site. */
export const GET = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
