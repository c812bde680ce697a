import { handleUidProposal } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

/** `GET /api/studio/uid/?title=`: `{ uid }`, a possible UID for this title; letters of any script become Latin. */
export const GET = (request: Request): Response => handleUidProposal(request);
