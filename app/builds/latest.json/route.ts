import { buildId } from "@/features/shared/buildId";

export const dynamic = "force-dynamic";

/** `GET /builds/latest.json?{timestamp}`: `{ buildId }` of the running build; open pages poll it every five minutes. */
export const GET = (): Response => Response.json({ buildId: buildId() }, { headers: { "cache-control": "no-store" } });
