import { answerCalls } from "@/features/account/server";

export const dynamic = "force-dynamic";

/** `GET /api/account/calls/`: the last 20 calls of the visitor's keys, newest first, without parameters and results. */
export const GET = (request: Request): Promise<Response> => answerCalls(request);
