import { answerAccount } from "@/features/account/server";

export const dynamic = "force-dynamic";

/** `GET /api/account/`: `{ userData, plan, planId, picture }` of the visitor who is signed in; 401 when nobody is, 503 while the platform is down. */
export const GET = (request: Request): Promise<Response> => answerAccount(request);
