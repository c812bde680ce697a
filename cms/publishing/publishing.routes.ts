import { Hono } from "hono";
import type { Context } from "hono";

import { draftChangeSchema } from "#cms/drafts/contract.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { requireNoErrors } from "#cms/checks/requireNoErrors.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readIfMatch } from "#cms/http/ifMatch.server.ts";

const base = "/content/core/documents/:id";

/** `…/:id/draft[?release_id=]` publishes, moves or discards a draft; `…/:id/publication` unpublishes the document. */
export function createDraftsApi(options: EditingContext): Hono<CoreEnv> {
  const { publicationService, scheduleService, requests, latest, releases, events, contentChecks, redirects } = options;
  const app = new Hono<CoreEnv>();
  const readChange = (context: Context<CoreEnv>) => {
    const release = context.req.query("release_id");
    const folder = release === undefined ? unscheduled : releases.get(release).id;
    const id = context.req.param("id") ?? "";
    const { title } = latest.get(id, folder);
    return {
      about: { id, title },
      folder,
      by: toPersonRef(context.get("actor")),
      revision: readIfMatch(context),
    };
  };
  app.patch(`${base}/draft`, async (context) => {
    const { status, release_id: to, redirects: accepted } = await draftChangeSchema.validate(await context.req.json());
    if ((status === undefined) === (to === undefined))
      throw new WriteError(400, 'Send {"status": "published"}, or {"release_id": …} to move the draft');
    const { about, ...change } = readChange(context);
    const actor = context.get("actor");
    if (to === undefined) {
      requireRole(actor, "publisher");
      // Prismic's own tools get only Prismic's checks.
      if (!actor.isToken) requireNoErrors(contentChecks, [latest.get(about.id, change.folder)], change.folder);
      await publicationService.publish(about.id, {
        ...change,
        listOthers: (draft) => redirects.make([draft], { accepted }),
      });
      if (change.folder === unscheduled) await scheduleService.remove(about.id, ["publish"]);
      await requests.remove(about.id);
      return context.body(null, 204);
    }
    const places = [to === null ? unscheduled : releases.get(to).id, change.folder];
    // Changing the drafts of a scheduled release needs a publisher.
    if (places.some((place) => releases.find(place)?.scheduledAt !== undefined)) requireRole(actor, "publisher");
    await publicationService.move(about.id, places[0] ?? unscheduled, change);
    events.add(actor, "moved", about);
    return context.body(null, 204);
  });
  app.delete(`${base}/draft`, async (context) => {
    const { about, ...change } = readChange(context);
    const actor = context.get("actor");
    if (releases.find(change.folder)?.scheduledAt !== undefined) requireRole(actor, "publisher");
    await publicationService.discard(about.id, change);
    if (change.folder === unscheduled) await scheduleService.remove(about.id, ["publish"]);
    await requests.remove(about.id);
    events.add(actor, "discarded", about);
    return context.body(null, 204);
  });
  app.delete(`${base}/publication`, async (context) => {
    const { about, ...change } = readChange(context);
    requireRole(context.get("actor"), "publisher");
    await publicationService.unpublish(about.id, change);
    await scheduleService.remove(about.id, ["unpublish"]);
    return context.body(null, 204);
  });
  return app;
}
