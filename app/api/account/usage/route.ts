import { answerUsage } from "@/features/account/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/account/usage/?days=30`: requests and compute units by day, chain, network and method, and the plan's
 * remainder.
 */
export const GET = (request: Request): Promise<Response> => answerUsage(request);
