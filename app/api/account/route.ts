import { answerAccount } from "@/features/account/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/account/`: `{ userData, plan, planId, picture }` of the signed-in visitor; 401 without a sign-in, 503 while
 * the platform is down.
 */
export const GET = (request: Request): Promise<Response> => answerAccount(request);
