import { Hono } from "hono";
import type { Context } from "hono";
import { object, string } from "yup";

import { currentKey } from "../kit/catalog/chains.ts";
import { limitBody, problem, readBody } from "../kit/problem.ts";
import { accountOf } from "./account.ts";
import { nodes, methods, protocols } from "./answers.ts";
import type { PriceList } from "./PriceList.ts";
import type { Sessions } from "./sessions.ts";

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
  app.get(`${base}/access_nodes/nodes_v2`, (context) => json(context, list.answer("nodes", nodes)));
  app.get(`${base}/prices/public/plans/`, (context) =>
    json(
      context,
      list.answer("plans", ({ currency, plans }) => ({ currency, plans })),
    ),
  );
  app.get(`${base}/prices/CU/protocols/`, (context) => json(context, list.answer("protocols", protocols)));
  app.get(`${base}/prices/CU/methods/:protocol`, (context) => {
    const key = currentKey(context.req.param("protocol"));
    if (!list.prices.chains.some((chain) => chain.key === key)) {
      return problem(context, 404, "not_found", "There is no such protocol.", "protocol");
    }
    return json(
      context,
      list.answer(`methods/${key}`, (prices) => methods(prices, key)),
    );
  });
  app.get(`${base}/account/`, (context) => answerAccount(context, parts));
  app.post(`${base}/demo/sessions`, limitBody(32 * 1024), async (context) => {
    const read = await readBody(context, sessionBody);
    if ("refusal" in read) return read.refusal;
    return context.json({ accessToken: await parts.sessions.open(read.body.plan ?? "free") }, 201, uncached);
  });
  app.delete(`${base}/demo/sessions`, async (context) => {
    const token = bearer(context);
    return token && (await parts.sessions.end(token)) ? context.body(null, 204) : unauthorized(context);
  });
  return app;
}

async function answerAccount(context: Context, { list, sessions, now }: PlatformParts): Promise<Response> {
  const token = bearer(context);
  const session = token ? await sessions.find(token) : undefined;
  const plan = session && list.prices.plans.find(({ id }) => id === session.planId);
  return session && plan ? context.json(accountOf(session, plan, now()), 200, uncached) : unauthorized(context);
}

const uncached = { "cache-control": "no-store" };

const bearer = (context: Context) => /^Bearer ([\w-]{20,200})$/i.exec(context.req.header("authorization") ?? "")?.[1];

function unauthorized(context: Context): Response {
  context.header("www-authenticate", "Bearer");
  return problem(context, 401, "unauthorized", "Sign in first: the access token is missing, unknown or expired.");
}

const json = (context: Context, text: string) =>
  context.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=60" });
