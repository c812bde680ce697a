import { Hono } from "hono";
import type { Context, MiddlewareHandler } from "hono";
import { array, boolean, mixed, object, string } from "yup";

import { readModel } from "#cms/repository/store/modelFiles.server.ts";
import type { ModelKind } from "#cms/repository/store/modelFiles.server.ts";
import type { ModelChange, ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { sendWriteError } from "#cms/http/guard.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { tokenActor } from "#cms/people/Actor.server.ts";
import type { HiddenContent } from "#cms/drafts/findHiddenContent.server.ts";
import { toHiddenHeader } from "#cms/drafts/findHiddenContent.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

const base = "/content/customtypes";

type Options = {
  models: ModelStore;
  guard: MiddlewareHandler;
  /** Content that model changes would hide. */
  findHidden: (changes: ModelChange[]) => HiddenContent;
  /** Called after a change, to reload documents with the new models. */
  changed: () => Promise<void>;
  events: Pick<EventLog, "add">;
  /** URL of the editor. */
  studioUrl: string;
};

/**
 * `/content/customtypes/{customtypes|slices}[/:id]`, `…/insert`, `…/update`, `DELETE …/:id`: Prismic's Custom Types
 * API, and `POST /content/customtypes/v1/push`, with which Slice Machine sends all changes at once. With
 * `?dry_run=true` they respond 200 with the content the change would hide, without changing anything. A change that
 * hides content responds 200 with that content. Slice Machine accepts only 204, so it gets the header
 * `x-hidden-content`; deleting types with documents gets 202, so that Slice Machine asks for confirmation, as with
 * Prismic.
 */
export function createModelsApi(options: Options): Hono {
  const { models, guard, findHidden, changed, studioUrl, events } = options;
  const app = new Hono();
  app.onError((error, context) => sendWriteError(error, context, "message"));
  app.use(`${base}/*`, guard);
  for (const kind of ["customtypes", "slices"] as const) routes(app, kind, options);
  app.post(`${base}/v1/push`, async (context) => {
    const { changes, confirmDeleteDocuments } = pushShape.validateSync(await readJson(context));
    // All or nothing: after an error Slice Machine sends everything again.
    const read = changes.map(({ id, type, payload }) => readChange(id, type, payload));
    const hidden = findHidden(read);
    if (isDryRun(context)) return context.json(hidden);
    if (confirmDeleteDocuments === false && hidden.types.length > 0) {
      const customTypes = hidden.types.map(({ id, documents }) => ({
        id,
        numberOfDocuments: documents,
        url: studioUrl,
      }));
      return context.json({ details: { customTypes }, ...hidden }, 202);
    }
    try {
      await models.applyAll(read);
    } finally {
      await changed();
    }
    events.add(tokenActor, "models-changed", undefined, { detail: read.map(({ id }) => id).join(", ") });
    return context.body(null, 204, toHiddenHeader(hidden));
  });
  return app;
}

const isDryRun = (context: Context) => ["", "1", "true"].includes(context.req.query("dry_run") ?? "no");

function routes(app: Hono, kind: ModelKind, { models, findHidden, changed, events }: Options): void {
  const carryOut = async (context: Context, change: ModelChange, status: 201 | 204) => {
    const hidden = findHidden([change]);
    if (isDryRun(context)) return context.json(hidden);
    await models.apply(change);
    await changed();
    events.add(tokenActor, "models-changed", undefined, { detail: change.id });
    return hidden.total > 0 ? context.json(hidden, 200, toHiddenHeader(hidden)) : context.body(null, status);
  };
  const find = (id: string) => models.list(kind).find((model) => model.id === id);
  const missing = (context: Context) => context.json({ message: `There is no model ${context.req.param("id")}` }, 404);
  app.get(`${base}/${kind}`, (context) => context.json(models.list(kind)));
  app.get(`${base}/${kind}/:id`, (context) => {
    const model = find(context.req.param("id"));
    return model ? context.json(model) : missing(context);
  });
  app.post(`${base}/${kind}/insert`, async (context) => {
    const value: unknown = await readJson(context);
    const id = getId(value);
    if (id && find(id)) return context.json({ message: `There is a model ${id} already` }, 409);
    return carryOut(context, changeTo(kind, value), 201);
  });
  app.post(`${base}/${kind}/update`, async (context) => {
    const value: unknown = await readJson(context);
    const id = getId(value);
    if (id && !find(id)) return context.json({ message: `There is no model ${id}` }, 422);
    return carryOut(context, changeTo(kind, value), 204);
  });
  app.delete(`${base}/${kind}/:id`, async (context) => {
    if (!find(context.req.param("id"))) return missing(context);
    return carryOut(context, { kind, id: context.req.param("id") }, 204);
  });
}

const getId = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : undefined;

const pushShape = object({
  changes: array(
    object({ id: string().required(), type: string().required(), payload: mixed() }).required(),
  ).required(),
  confirmDeleteDocuments: boolean(),
});

function changeTo(kind: ModelKind, value: unknown): ModelChange {
  const model = readModel(kind, value);
  return { kind, id: model.id, model };
}

// Slice Machine's names: CUSTOM_TYPE_INSERT, SLICE_UPDATE, CUSTOM_TYPE_DELETE …
function readChange(id: string, type: string, payload: unknown): ModelChange {
  const kind = type.startsWith("SLICE") ? "slices" : "customtypes";
  return type.endsWith("DELETE") ? { kind, id } : { kind, id, model: readModel(kind, payload) };
}
