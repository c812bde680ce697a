import { Hono } from "hono";
import { object, string } from "yup";

import { describeUnknown } from "#cms/cli/compose/describeUnknown.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { readIfMatch, setEtag } from "#cms/http/ifMatch.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { EditingContext } from "#cms/openEditingContext.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";

import { creationSchema, editSchema } from "./contract.ts";
import { describeModels } from "./describeModels.server.ts";

const base = "/content/core/short";
const querySchema = object({ page: string().max(500).required("page is missing"), lang: string().max(20) });

type Options = EditingContext & { models: ModelStore };

/** `/content/core/short/documents[/:id]` reads, creates and edits documents in short form; `…/models` describes fields. */
export function createShortApi({ shortService, catalog, events, models }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  const toBody = (draft: Draft) => {
    const entry = catalog.withDraft(draft);
    if (!entry) throw new Error(`${draft.document.id} is in no list`);
    return { document: catalog.summarize(entry), draft: shortService.open(draft.document) };
  };
  app.get(`${base}/models`, (context) => {
    const type = context.req.query("type");
    const known = [...models.models.types.keys()];
    if (type !== undefined && !known.includes(type)) throw new WriteError(404, describeUnknown("type", type, known));
    return context.json(describeModels(models.models, type));
  });
  app.get(`${base}/documents`, async (context) => {
    const { page, lang } = await querySchema.validate(context.req.query());
    const draft = shortService.find(page, lang);
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft));
  });
  app.post(`${base}/documents`, async (context) => {
    const { draft: description } = await creationSchema.validate(await readJson(context));
    const actor = context.get("actor");
    const draft = await shortService.create(description, { actor });
    events.add(actor, "created", { id: draft.document.id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(toBody(draft), 201);
  });
  app.patch(`${base}/documents/:id`, async (context) => {
    const { operations, dry_run: isDryRun } = await editSchema.validate(await readJson(context));
    const saving = { actor: context.get("actor"), revision: readIfMatch(context) };
    const id = context.req.param("id");
    const { draft, ...outcome } = await shortService.edit(id, { operations, isDryRun }, saving);
    if (outcome.saved) events.add(saving.actor, "saved", { id, title: draft.title });
    setEtag(context, getRevision(draft));
    return context.json(outcome);
  });
  return app;
}
