import { Hono } from "hono";

import { emailComplaints } from "../../../features/shared/contracts/formFields.ts";
import { getFormShape, isComposedName } from "../../../features/shared/contracts/formsApi.ts";
import { isLocale } from "../../../features/shared/contracts/locales.ts";
import { HttpError } from "../../kit/HttpError.ts";
import { isObject } from "../model/isObject.ts";
import type { JsonObject } from "../model/isObject.ts";
import { readComposed } from "../model/readComposed.ts";
import { isFormName, readSubmission } from "../model/submission.ts";
import { isHoneypotFilled, createDecoyId } from "./honeypot.ts";
import { readForm, readObject } from "./readForm.ts";
import type { ApiParts } from "./readForm.ts";

/** No-JS forms: a ticket replaces the proof of work, and they count only after confirmation by e-mail. */
export function createUnconfirmedApi(parts: ApiParts): Hono {
  const { tickets, confirmations, leaving, limits, store, clientIps, onStored } = parts;
  const app = new Hono();
  app.get("/forms/ticket", async (context) => {
    await limits.consume("challenges", clientIps.getKey(context));
    context.header("cache-control", "no-store");
    return context.json({ ticket: tickets.issue(readForm(context)) });
  });
  app.post("/forms/unconfirmed", async (context) => {
    await limits.consume("unconfirmedAddress", clientIps.getKey(context));
    const { form, fields, ticket, locale } = await readObject(context);
    if (typeof form !== "string" || !isFormName(form)) throw invalid("The form is unknown", "form");
    if (!isObject(fields)) throw invalid("The fields must be an object.", "fields");
    const submission = isComposedName(form)
      ? readComposed(await parts.composed.get(form), {
          values: fields,
          pageUrl: fields.pageUrl ?? "",
          locale: locale ?? "",
        })
      : readFields(form, fields);
    if (!submission.email) throw invalid(emailComplaints.contact.empty, "email");
    if (typeof ticket !== "string" || !ticket) throw new HttpError(403, "ticket_missing", "The ticket is missing.");
    const passed = tickets.verify(ticket, form);
    if (isHoneypotFilled(fields)) return context.json({ id: createDecoyId() }, 202);
    const count = () => limits.consume("unconfirmedEmail", submission.email.toLowerCase());
    if (isLocale(locale)) submission.fields.locale = locale;
    const id = await store.acceptPending(submission, passed, count);
    onStored();
    return context.json({ id }, 202);
  });
  app.post("/forms/confirm", async (context) => {
    await limits.consume("address", clientIps.getKey(context));
    const { token } = await readObject(context);
    if (typeof token !== "string" || !token) throw invalid("The token is missing.", "token");
    const id = confirmations.verify(token);
    const form = await store.confirm(id);
    onStored();
    return context.json({ id, form });
  });
  app.post("/forms/leave", async (context) => {
    await limits.consume("address", clientIps.getKey(context));
    const { token } = await readObject(context);
    if (typeof token !== "string" || !token) throw invalid("The token is missing.", "token");
    await store.leave(leaving.verify(token));
    return context.json({ left: true });
  });
  return app;
}

function readFields(form: string, fields: JsonObject) {
  const shape = getFormShape(form);
  return readSubmission(shape, shape === "send_form" ? { ...fields, form_id: form } : fields);
}

const invalid = (message: string, field: string) => new HttpError(422, "invalid_field", message, { field });
