import "server-only";

import { array, number, object, string, ValidationError } from "yup";
import type { AnySchema, InferType } from "yup";

import { InvalidJson } from "@/features/shared/contracts/parseJson";
import { env } from "@/features/shared/env";
import { HttpError, proxyRequest, errorResponse, readJson } from "@/features/shared/http";

const path = string().max(300).matches(/^\//, "The path must begin with a slash.").required();

const eventsSchema = object({
  events: array(
    object({
      name: string().max(60).required(),
      visit: string().uuid().required(),
      path,
      at: number().min(0),
      what: string().max(120),
    }).noUnknown(),
  )
    .min(1)
    .max(60)
    .required(),
});

const vitalSchema = object({
  name: string().oneOf(["CLS", "INP", "LCP", "TTFB", "FCP"]).required(),
  value: number().min(0).max(600_000).required(),
  rating: string().oneOf(["good", "needs-improvement", "poor"]).required(),
  path,
});

/** Settings of the integrations for the browser: never the token. */
export const integrations = { gtmId: env.GTM_ID, hasAnalytics: env.ANALYTICS_TOKEN !== undefined };

/** Whether anything of a third party may be loaded. */
export const hasIntegrations = Object.values(integrations).some(Boolean);

/** Hands a visit's events to the analytics service with the project's token; 404 where none is configured. */
export async function takeEvents(request: Request): Promise<Response> {
  if (!env.ANALYTICS_TOKEN) return errorResponse(404, "not_found", "Nothing is measured here.");
  const body = await readBody(request, eventsSchema);
  if (body instanceof Response) return body;
  const sent = body.events.map(({ name, visit, ...rest }) => ({
    event: name,
    properties: { token: env.ANALYTICS_TOKEN, distinct_id: visit, ...rest },
  }));
  const response = await proxyRequest(env.ANALYTICS_URL, {
    method: "POST",
    body: JSON.stringify(sent),
    timeoutMs: 5_000,
  });
  return response.ok
    ? new Response(null, { status: 204 })
    : errorResponse(502, "unavailable", "The events were not taken.");
}

/** Writes one reading of a page's speed into the log. */
export async function takeVital(request: Request): Promise<Response> {
  const body = await readBody(request, vitalSchema);
  if (body instanceof Response) return body;
  process.stdout.write(`${JSON.stringify({ level: "info", message: "web vital", ...body })}\n`);
  return new Response(null, { status: 204 });
}

async function readBody<S extends AnySchema>(request: Request, schema: S): Promise<InferType<S> | Response> {
  try {
    const body = await readJson(request.body, 32 * 1024);
    return await schema.validate(body, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return errorResponse(422, "invalid_field", error.message, error.path);
    if (error instanceof InvalidJson) return errorResponse(400, "bad_json", error.message);
    if (error instanceof HttpError) return errorResponse(413, "too_large", "The body may have 32 KiB at most.");
    throw error;
  }
}
