import { handleStarter } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

/** `GET /api/studio/starter/?starter=&title=&lang=`: `{ slices }` with sample words, to start a page from; 404 for an unknown one. */
export const GET = (request: Request): Response => handleStarter(request);
