export const dynamic = "force-dynamic";

/** `GET /api/console/ping/`: 204, for measuring the way between a browser and the site. */
export const GET = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
