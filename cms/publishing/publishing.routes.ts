import { Hono } from "hono";
import type { Context } from "hono";

import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { draftChangeSchema, removalRequestSchema } from "./contract.ts";

const base = "/content/core/documents/:id";

/** `…/:id/draft[?release_id=]` publishes, moves or discards a draft; `…/:id/publication` unpublishes the document. */
export function createDraftsApi(options: EditingContext): Hono<CoreEnv> {
  const { publicationService, draftService, releases } = options;
  const app = new Hono<CoreEnv>();
  const readChange = (context: Context<CoreEnv>) => {
    const release = context.req.query("release_id");
    const folder = release === undefined ? unscheduled : releases.get(release).id;
    return { folder, actor: context.get("actor"), revision: readIfMatch(context) };
  };
  app.patch(`${base}/draft`, async (context) => {
    const { id } = context.req.param();
    const { status, release_id: to, redirects } = await draftChangeSchema.validate(await readJson(context));
    if ((status === undefined) === (to === undefined))
      throw new WriteError(400, 'Send {"status": "published"}, or {"release_id": …} to move the draft');
    const change = readChange(context);
    if (to === undefined) await publicationService.publish(id, { ...change, accepted: redirects });
    else await draftService.move(id, to === null ? unscheduled : releases.get(to).id, change);
    return context.body(null, 204);
  });
  app.delete(`${base}/draft`, async (context) => {
    await draftService.discard(context.req.param("id"), readChange(context));
    return context.body(null, 204);
  });
  app.delete(`${base}/publication`, async (context) => {
    const { redirects, section } = await removalRequestSchema.validate(await readJson(context));
    const { actor, revision } = readChange(context);
    await publicationService.unpublish(context.req.param("id"), { actor, revision, accepted: redirects, section });
    return context.body(null, 204);
  });
  return app;
}
