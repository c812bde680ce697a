import type { Context } from "hono";

import type { ClientIpResolver } from "../../kit/ClientIpResolver.ts";
import type { Captcha } from "../../kit/captcha/Captcha.ts";
import type { Limits } from "../createLimits.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { isFormName } from "../model/submission.ts";
import type { SubmissionStore } from "../store/SubmissionStore.ts";
import type { Confirmations, Tickets } from "../tickets/tickets.ts";

/** Dependencies of the routes. */
export type ApiParts = {
  captcha: Captcha;
  tickets: Tickets;
  confirmations: Confirmations;
  limits: Limits;
  store: SubmissionStore;
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
