import { setImmediate } from "node:timers/promises";

import { Hono } from "hono";
import type { Context } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { getErrorMessage, log } from "#kit/log.ts";

import type { OnProgress } from "./BulkPublication.server.ts";
import { bulkRequestSchema } from "./contract.ts";
import type { BulkResult } from "./contract.ts";

const base = "/content/core/bulk";

/** `…/bulk[/:id/undo]`: changes many documents at once, and takes that back, with progress as lines of JSON. */
export function createBulkApi({ bulkService, events, scheduler }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(base, (context) => context.json({ results: bulkService.list() }));
  app.post(base, async (context) => {
    const actor = context.get("actor");
    const request = await bulkRequestSchema.validate(await readJson(context));
    bulkService.requireValid(request, actor);
    return respond(context, (onProgress) => bulkService.run(request, actor, onProgress));
  });
  app.post(`${base}/:id/undo`, (context) => {
    const { id } = context.req.param();
    const actor = context.get("actor");
    bulkService.getUndoable(id, actor);
    return respond(context, (onProgress) => bulkService.undo(id, actor, onProgress));
  });
  /** Sends progress while the task runs, and its result or failure at the end. The task runs to its end also without a reader. */
  const respond = (context: Context, task: (onProgress: OnProgress) => Promise<BulkResult>) => {
    const encoder = new TextEncoder();
    let isOpen = true;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        const write = (line: object) => {
          if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        };
        const run = async () => {
          const report = (done: number, total: number) => {
            write({ done, total });
            // Otherwise the embedded database keeps the event loop until all are written.
            return setImmediate();
          };
          const result = await task(report).then(
            (value) => ({ result: value }),
            (error: unknown) => ({ failure: describeError(error) }),
          );
          scheduler.plan();
          await events.flush();
          write(result);
          if (isOpen) controller.close();
        };
        void run();
      },
      cancel() {
        isOpen = false;
      },
    });
    return context.body(body, 200, { "content-type": "application/x-ndjson" });
  };
  return app;
}

function describeError(error: unknown) {
  if (error instanceof WriteError) {
    const { status, message, facts } = error;
    return { status, message, ...facts };
  }
  log("error", "content", "a change of many documents failed", { reason: getErrorMessage(error) });
  return { status: 500, message: "This did not work; nothing was changed" };
}
