import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { MiddlewareHandler } from "hono";

import { maxDocumentBytes } from "#cms/drafts/contract.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { readCreation, readUpdate } from "#cms/drafts/payload.server.ts";
import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { tokenActor } from "#cms/people/Actor.server.ts";
import { sendWriteError } from "#cms/http/guard.server.ts";
import type { PublicationService } from "#cms/publishing/PublicationService.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

const base = "/content/migration";
const actor = tokenActor;

type Options = {
  documentService: DocumentService;
  publicationService: PublicationService;
  events: Pick<EventLog, "add">;
  guard: MiddlewareHandler;
};

/** `POST …/documents`, `PUT …/documents/:id`, `POST …/migration-release/publish`: Prismic's Migration API. */
export function createMigrationApi({ documentService, publicationService, events, guard }: Options): Hono {
  const app = new Hono();
  app.onError((error, context) => sendWriteError(error, context, "message"));
  app.use(`${base}/*`, guard);
  app.use(
    `${base}/*`,
    bodyLimit({
      maxSize: maxDocumentBytes,
      onError: (context) => context.json({ message: "The document is larger than 4 MB" }, 413),
    }),
  );
  app.post(`${base}/documents`, async (context) => {
    const preferredId = /^[\w-]{3,100}$/.exec(context.req.header("x-document-id") ?? "")?.[0];
    const payload = { ...readCreation(await readJson(context)), id: preferredId };
    const draft = await documentService.create("migration", payload, { actor });
    events.add(actor, "created", { id: draft.document.id, title: draft.title });
    return context.json(toBody(draft), 201);
  });
  app.put(`${base}/documents/:id`, async (context) => {
    const payload = {
      ...readUpdate(await readJson(context)),
      dates: parseDates(context.req.header("x-publication-dates")),
    };
    const draft = await documentService.update("migration", context.req.param("id"), payload, { actor });
    events.add(actor, "saved", { id: draft.document.id, title: draft.title });
    return context.json(toBody(draft));
  });
  app.post(`${base}/migration-release/publish`, async (context) =>
    context.json({ totalItems: await publicationService.publishMigration() }, 202),
  );
  return app;
}

const toBody = ({ title, document: { id, type, lang, uid } }: Draft) => ({
  id,
  type,
  lang,
  title,
  ...(uid ? { uid } : {}),
});

// Not in Prismic's API, like `x-document-id`: sent by `content:push` to keep ids and dates.
function parseDates(header: string | undefined) {
  const stamp = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000`;
  const [, first, last] = new RegExp(`^(${stamp}) (${stamp})$`).exec(header ?? "") ?? [];
  return first && last ? { first, last } : undefined;
}
