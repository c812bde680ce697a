import type { Context } from "hono";

import { maxFormBytes } from "../../../features/shared/contracts/formsApi.ts";
import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Captcha } from "../../kit/captcha/Captcha.ts";
import type { Limits } from "../createLimits.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { readJsonBody } from "../../kit/readBody.ts";
import type { ComposedForms } from "../model/ComposedForms.ts";
import { isObject } from "../model/isObject.ts";
import type { JsonObject } from "../model/isObject.ts";
import { isFormName } from "../model/submission.ts";
import type { SubmissionStore } from "../store/SubmissionStore.ts";
import type { Confirmations, Leaving, Tickets } from "../tickets/tickets.ts";

/** Dependencies of the routes. */
export type ApiParts = {
  captcha: Captcha;
  tickets: Tickets;
  confirmations: Confirmations;
  leaving: Leaving;
  limits: Limits;
  store: SubmissionStore;
  composed: ComposedForms;
  clientIps: ClientIpResolver;
  /** Called when a job was added to the outbox. */
  onStored: () => void;
};

/** The form named in the query. */
export function readForm(context: Context): string {
  const form = context.req.query("form");
  if (!isFormName(form)) throw new HttpError(422, "invalid_field", "The form is unknown", { field: "form" });
  return form;
}

/** The JSON object of a request. */
export async function readObject(context: Context): Promise<JsonObject> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new HttpError(415, "not_json", "The content type must be application/json.");
  const value = await readJsonBody(context, { maxBytes: maxFormBytes, maxDepth: 8, repairsText: true });
  if (!isObject(value)) throw new HttpError(400, "bad_json", "The body must be a JSON object.");
  return value;
}
