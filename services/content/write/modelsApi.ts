import { Hono } from "hono";
import type { Context, MiddlewareHandler } from "hono";
import { array, mixed, object, string } from "yup";

import { readModel } from "../model/modelFiles.ts";
import type { Kind, ModelFile } from "../model/modelFiles.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { answerError } from "./guard.ts";

const base = "/content/customtypes";

type Options = {
  models: ModelStore;
  guard: MiddlewareHandler;
  /** Called after a change, to read documents against the new models. */
  changed: () => Promise<void>;
};

/**
 * `/content/customtypes/{customtypes|slices}[/:id]`, `…/insert`, `…/update`, `DELETE …/:id`: Prismic's Custom Types API,
 * and `POST /content/customtypes/v1/push`, by which Slice Machine sends all changes at once.
 */
export function createModelsApi({ models, guard, changed }: Options): Hono {
  const app = new Hono();
  app.onError((error, context) => answerError(error, context, "message"));
  app.use(`${base}/*`, guard);
  for (const kind of ["customtypes", "slices"] as const) routes(app, kind, models, changed);
  app.post(`${base}/v1/push`, async (context) => {
    const { changes } = pushShape.validateSync(await context.req.json(), { stripUnknown: true });
    // Slice Machine sends all again after a refusal, so none may count by then.
    const read = changes.map(({ id, type, payload }) => readChange(id, type, payload));
    try {
      for (const { kind, id, model } of read) await (model ? models.put(kind, model) : models.delete(kind, id));
    } finally {
      await changed();
    }
    return context.body(null, 204);
  });
  return app;
}

function routes(app: Hono, kind: Kind, models: ModelStore, changed: () => Promise<void>): void {
  const find = (id: string) => models.list(kind).find((model) => model.id === id);
  const missing = (context: Context) => context.json({ message: `There is no model ${context.req.param("id")}` }, 404);
  app.get(`${base}/${kind}`, (context) => context.json(models.list(kind)));
  app.get(`${base}/${kind}/:id`, (context) => {
    const model = find(context.req.param("id"));
    return model ? context.json(model) : missing(context);
  });
  app.post(`${base}/${kind}/insert`, async (context) => {
    const value: unknown = await context.req.json();
    const id = idOf(value);
    if (id && find(id)) return context.json({ message: `There is a model ${id} already` }, 409);
    await models.put(kind, readModel(kind, value));
    await changed();
    return context.body(null, 201);
  });
  app.post(`${base}/${kind}/update`, async (context) => {
    const value: unknown = await context.req.json();
    const id = idOf(value);
    if (!id || !find(id)) return context.json({ message: `There is no model ${id ?? ""}` }, 422);
    await models.put(kind, readModel(kind, value));
    await changed();
    return context.body(null, 204);
  });
  app.delete(`${base}/${kind}/:id`, async (context) => {
    if (!find(context.req.param("id"))) return missing(context);
    await models.delete(kind, context.req.param("id"));
    await changed();
    return context.body(null, 204);
  });
}

const idOf = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : undefined;

const pushShape = object({
  changes: array(
    object({ id: string().required(), type: string().required(), payload: mixed() }).required(),
  ).required(),
});

// Slice Machine's names: CUSTOM_TYPE_INSERT, SLICE_UPDATE, CUSTOM_TYPE_DELETE …
function readChange(id: string, type: string, payload: unknown): { kind: Kind; id: string; model?: ModelFile } {
  const kind = type.startsWith("SLICE") ? "slices" : "customtypes";
  return type.endsWith("DELETE") ? { kind, id } : { kind, id, model: readModel(kind, payload) };
}
