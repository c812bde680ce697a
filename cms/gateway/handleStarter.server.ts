import "server-only";

import { makeStarter } from "#cms/new-page/makeStarter.ts";
import { isStarter } from "#cms/new-page/starters.ts";

import { failureResponse } from "./callService.server.ts";

const maxTitleLength = 500;

/** Answers `{ slices }` for the query's `starter`, `title` and `lang`; 404 for an unknown starter. No session is required. */
export function handleStarter(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const starter = searchParams.get("starter") ?? "";
  if (!isStarter(starter)) return failureResponse(404, "There is no such page to start from.");
  const title = (searchParams.get("title") ?? "").slice(0, maxTitleLength);
  const slices = makeStarter(starter, title, searchParams.get("lang") ?? "");
  return Response.json({ slices }, { headers: { "cache-control": "no-store" } });
}
