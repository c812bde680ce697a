import "server-only";

import { proposeUid } from "#cms/new-page/proposeUid.ts";

const maxTitleLength = 500;

/** Answers `{ uid }` for the query's `title`. The result is not secret, so no session is required. */
export function handleUidProposal(request: Request): Response {
  const title = new URL(request.url).searchParams.get("title") ?? "";
  const uid = proposeUid(title.slice(0, maxTitleLength));
  return Response.json({ uid }, { headers: { "cache-control": "private, max-age=3600" } });
}
