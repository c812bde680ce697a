import { Hono } from "hono";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import { object, string } from "yup";

import type { Usage } from "../../features/shared/contracts/accountKeys.ts";
import { currentKey } from "../../features/shared/contracts/chains.ts";
import type { Tables } from "../db/index.ts";
import { errorHandler, HttpError } from "../kit/HttpError.ts";
import { readBody } from "../kit/readBody.ts";
import { toAccount } from "./toAccount.ts";
import { exampleEntries, nodes, methods, protocols } from "./responses.ts";
import type { PriceList } from "./PriceList.ts";
import type { Session, Sessions } from "./Sessions.ts";
import type { Plan } from "../../features/shared/contracts/platformApi.ts";
import { readUsage, toAllowance } from "./usage/readUsage.ts";
import { toDay } from "./usage/getAllowance.ts";
import { usageDays } from "./usage/UsageMeter.ts";
import type { UsageMeter } from "./usage/UsageMeter.ts";
import type { BlockWatch } from "./blocks/BlockWatch.ts";
import type { KeyDirectory } from "./keys/KeyDirectory.ts";
import type { KeyStore } from "./keys/KeyStore.ts";
import { readBearer, unauthorized } from "./bearer.ts";

type PlatformParts = {
  db: Kysely<Tables>;
  list: PriceList;
  sessions: Sessions;
  keys: KeyStore;
  directory: KeyDirectory;
  meter: UsageMeter;
  blocks: BlockWatch;
  now: () => Date;
  /** Called with the keys that ended with their account. */
  onRevoked: (keyHash: string) => void;
};

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
  app.get(`${base}/blocks`, (context) => context.json(parts.blocks.read(), 200, uncached));
  app.get(`${base}/account/`, async (context) => {
    const { session, plan } = await requireSession(context, parts);
    return context.json(toAccount(session, plan, await openMeter(session, plan, parts)), 200, uncached);
  });
  app.get(`${base}/demo/usage`, (context) => handleUsage(context, parts));
  app.get(`${base}/demo/calls`, async (context) => {
    // Not with an API key: visitors of a dApp can read its key.
    const { session } = await requireSession(context, parts);
    await parts.meter.flush();
    return context.json({ calls: await parts.meter.calls.read(session.id) }, 200, uncached);
  });
  app.post(`${base}/demo/sessions`, async (context) => {
    const { plan = "free" } = await readBody(context, sessionBody);
    return context.json({ accessToken: await parts.sessions.open(plan) }, 201, uncached);
  });
  app.delete(`${base}/demo/sessions`, async (context) => {
    const { session, token } = await requireSession(context, parts);
    const hashes = await parts.keys.listHashes(session);
    await parts.sessions.end(token);
    hashes.forEach(parts.onRevoked);
    await parts.meter.calls.remove(session.id);
    return context.body(null, 204);
  });
  return app;
}

const uncached = { "cache-control": "no-store" };

async function requireSession(context: Context, { sessions, list }: PlatformParts) {
  const token = readBearer(context);
  const session = token === undefined ? undefined : await sessions.find(token);
  const plan = session && list.prices.plans.find(({ id }) => id === session.planId);
  if (token === undefined || !session || !plan) throw unauthorized(context);
  return { token, session, plan };
}

/** The account of a session's token, or of an API key. */
async function requireAccount(context: Context, { sessions, directory, list }: PlatformParts) {
  const token = readBearer(context);
  const session = token === undefined ? undefined : await sessions.find(token);
  const key = token === undefined || session ? undefined : await directory.find(token);
  const account = session ?? (key && { id: key.accountId, planId: key.planId, createdAt: key.createdAt });
  const plan = account && list.prices.plans.find(({ id }) => id === account.planId);
  if (!account || !plan) throw unauthorized(context);
  return { account, plan };
}

const openMeter = (
  { id: accountId, createdAt }: Pick<Session, "id" | "createdAt">,
  plan: Plan,
  { meter }: PlatformParts,
) => meter.open({ accountId, createdAt }, plan);

async function handleUsage(context: Context, parts: PlatformParts): Promise<Response> {
  const { account, plan } = await requireAccount(context, parts);
  const days = Number(context.req.query("days") ?? 30);
  if (!Number.isInteger(days) || days < 1 || days > usageDays)
    throw new HttpError(422, "invalid", `days must be a whole number from 1 to ${usageDays}.`, { field: "days" });
  await parts.meter.flush();
  const to = parts.now();
  const from = new Date(to.getTime() - (days - 1) * 24 * 3600 * 1000);
  const [rows, meter] = await Promise.all([readUsage(parts.db, account.id, from), openMeter(account, plan, parts)]);
  const usage: Usage = { planId: plan.id, allowance: toAllowance(meter), from: toDay(from), to: toDay(to), rows };
  return context.json(usage, 200, uncached);
}

const json = (context: Context, text: string) =>
  context.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=60" });
