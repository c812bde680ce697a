import { answerUidProposal } from "@/features/studio/server";

export const dynamic = "force-dynamic";

/** `GET /api/studio/uid/?title=`: `{ uid }`, the address a page of this title could have; letters of any script become Latin. */
export const GET = (request: Request): Response => answerUidProposal(request);
