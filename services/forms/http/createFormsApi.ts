import { Hono } from "hono";
import type { Context } from "hono";

import { idempotencyHeader, incidentMailForm, isComposedName } from "../../../features/shared/contracts/formsApi.ts";
import type { FormShape } from "../../../features/shared/contracts/formsApi.ts";
import { readCaptchaToken } from "../../kit/ProofOfWork.ts";
import { captchaError } from "../../kit/captcha/Captcha.ts";
import { errorHandler, HttpError } from "../../kit/HttpError.ts";
import type { JsonObject } from "../model/isObject.ts";
import { readComposed } from "../model/readComposed.ts";
import { readSubmission } from "../model/submission.ts";
import type { Submission } from "../model/submission.ts";
import { scopeKey } from "../store/SubmissionStore.ts";
import { isHoneypotFilled, createDecoyId } from "./honeypot.ts";
import { readForm, readObject } from "./readForm.ts";
import type { ApiParts } from "./readForm.ts";
import { createUnconfirmedApi } from "./createUnconfirmedApi.ts";

/** The HTTP API of forms. */
export function createFormsApi(parts: ApiParts): Hono {
  const app = new Hono();
  app.onError(errorHandler("forms"));
  app.get("/forms/captcha", async (context) => {
    await parts.limits.consume("challenges", parts.clientIps.getKey(context));
    const form = readForm(context);
    if (!parts.captcha.challenge)
      throw new HttpError(404, "no_challenge", "Tokens come from the captcha's own script.");
    context.header("cache-control", "no-store");
    return context.json(await parts.captcha.challenge(form));
  });
  const take = (shape: FormShape) => (context: Context) =>
    takeSubmission(parts, context, (body) => ({ submission: readSubmission(shape, body) }));
  app.post("/forms/send_form", take("send_form"));
  for (const slash of ["", "/"]) {
    app.post(`/platform/v3/contacts${slash}`, take("contact"));
    app.post(`/platform/v3/enterprise-request${slash}`, take("enterprise-request"));
  }
  // `{ form, locale, values, pageUrl }` of a form that an editor composed.
  app.post("/forms/submissions", (context) =>
    takeSubmission(parts, context, async (body) => {
      const { form } = body;
      if (!isComposedName(form)) throw new HttpError(422, "invalid_field", "The form is unknown", { field: "form" });
      return { submission: readComposed(await parts.composed.get(form), body), name: form };
    }),
  );
  app.route("/", createUnconfirmedApi(parts));
  return app;
}

/** `name` is what the token is bound to, where it is not the form that is stored. */
type ReadBody = (body: JsonObject) => MaybePromise<{ submission: Submission; name?: string }>;
type MaybePromise<T> = T | Promise<T>;

async function takeSubmission(parts: ApiParts, context: Context, read: ReadBody): Promise<Response> {
  const { captcha, limits, store, clientIps, onStored } = parts;
  const ip = clientIps.getKey(context);
  await limits.consume("address", ip);
  const body = await readObject(context);
  const token = readCaptchaToken(context);
  if (!token) throw captchaError("missing");
  const { submission, name = submission.form } = await read(body);
  const key = readIdempotencyKey(context);
  const idempotencyKey = key === undefined ? undefined : scopeKey(key, submission);
  // A retry carries the token of the first attempt, which is used by now.
  const known = await store.findRepeated(idempotencyKey);
  if (known) return context.json({ id: known }, 201);
  const passed = await captcha.verify(token, name, ip);
  if (isHoneypotFilled(body)) return context.json({ id: createDecoyId() }, 201);
  const isPending = submission.form === incidentMailForm;
  const count = async () => {
    const { email } = submission;
    if (email) await limits.consume(isPending ? "unconfirmedEmail" : "email", email.toLowerCase());
  };
  const id = await (isPending
    ? store.acceptPending(submission, passed, count, idempotencyKey)
    : store.accept(submission, passed, count, idempotencyKey));
  onStored();
  return context.json({ id }, 201);
}

function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header(idempotencyHeader);
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new HttpError(400, "bad_idempotency_key", "The idempotency key must be 1 to 200 visible ASCII characters.");
}
