import { Hono } from "hono";
import type { Context } from "hono";
import { object, string } from "yup";

import { currentKey } from "../../features/shared/contracts/chains.ts";
import { errorHandler, HttpError } from "../kit/HttpError.ts";
import { limitBody, readBody } from "../kit/readBody.ts";
import { toAccount } from "./toAccount.ts";
import { exampleEntries, nodes, methods, protocols } from "./responses.ts";
import type { PriceList } from "./PriceList.ts";
import type { Sessions } from "./Sessions.ts";

export type PlatformParts = { list: PriceList; sessions: Sessions; now: () => Date };

const base = "/platform/v3";
const demoPlans = ["free", "start", "growth", "unlimited"] as const;
const sessionBody = object({
  plan: string()
    .oneOf(demoPlans, `plan must be one of ${demoPlans.join(", ")}.`)
    .default("free"),
});

/** The public calls of the platform: nodes, prices, account and the demo sign-in. */
export function createPlatformApi(parts: PlatformParts): Hono {
  const { list } = parts;
  const app = new Hono();
  app.onError(errorHandler("platform"));
  app.get(`${base}/access_nodes/nodes_v2`, (context) => json(context, list.getJson("nodes", nodes)));
  app.get(`${base}/prices/public/plans/`, (context) =>
    json(
      context,
      list.getJson("plans", ({ currency, plans }) => ({ currency, plans })),
    ),
  );
  app.get(`${base}/prices/CU/protocols/`, (context) => json(context, list.getJson("protocols", protocols)));
  app.get(`${base}/examples/entries`, (context) => json(context, list.getJson("examples", exampleEntries)));
  app.get(`${base}/prices/CU/methods/:protocol`, (context) => {
    const key = currentKey(context.req.param("protocol"));
    if (!list.prices.chains.some((chain) => chain.key === key)) {
      throw new HttpError(404, "not_found", "There is no such protocol.", { field: "protocol" });
    }
    return json(
      context,
      list.getJson(`methods/${key}`, (prices) => methods(prices, key)),
    );
  });
  app.get(`${base}/account/`, (context) => answerAccount(context, parts));
  app.post(`${base}/demo/sessions`, limitBody(32 * 1024), async (context) => {
    const { plan = "free" } = await readBody(context, sessionBody);
    return context.json({ accessToken: await parts.sessions.open(plan) }, 201, uncached);
  });
  app.delete(`${base}/demo/sessions`, async (context) => {
    const token = bearer(context);
    if (!token || !(await parts.sessions.end(token))) throw unauthorized(context);
    return context.body(null, 204);
  });
  return app;
}

async function answerAccount(context: Context, { list, sessions, now }: PlatformParts): Promise<Response> {
  const token = bearer(context);
  const session = token ? await sessions.find(token) : undefined;
  const plan = session && list.prices.plans.find(({ id }) => id === session.planId);
  if (!session || !plan) throw unauthorized(context);
  return context.json(toAccount(session, plan, now()), 200, uncached);
}

const uncached = { "cache-control": "no-store" };

const bearer = (context: Context) => /^Bearer ([\w-]{20,200})$/i.exec(context.req.header("authorization") ?? "")?.[1];

function unauthorized(context: Context): HttpError {
  context.header("www-authenticate", "Bearer");
  return new HttpError(401, "unauthorized", "Sign in first: the access token is missing, unknown or expired.");
}

const json = (context: Context, text: string) =>
  context.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=60" });
