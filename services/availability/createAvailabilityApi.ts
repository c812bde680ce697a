import { Hono } from "hono";
import type { Context } from "hono";
import type { Kysely } from "kysely";

import { currentKey } from "../../features/shared/contracts/chains.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import type { Tables } from "../db/index.ts";
import { needsWriteToken } from "../kit/isSame.ts";
import type { BearerCheck } from "../kit/isSame.ts";
import { errorHandler, HttpError } from "../kit/HttpError.ts";
import { readBody } from "../kit/readBody.ts";
import { findChanges } from "./findChanges.ts";
import { chainHistory, hasSample, history, latencies } from "./figures.ts";
import { checksBody, readLinkChecks, storeLinkChecks } from "./links/linkChecks.ts";
import { methodChecksBody, readMethodChecks, storeMethodChecks } from "./methods/methodChecks.ts";
import type { Measurements } from "./Measurements.ts";
import { resultsBody, toResults } from "./resultsBody.ts";

type AvailabilityParts = {
  db: Kysely<Tables>;
  chains: Chain[];
  measurements: Measurements;
  /** Whether a probe may store results. */
  isWriter: BearerCheck;
  now: () => Date;
};

const base = "/availability/v1";
const maxChanges = 200;
const maxBytes = 1024 * 1024;
// A probe's clock may be slightly ahead.
const maxAheadMs = 60_000;

/** Availability, its history, latency and changes; accepts probes' results. */
export function createAvailabilityApi(parts: AvailabilityParts): Hono {
  const { db, measurements, now } = parts;
  const { responses } = measurements;
  const findChain = (context: Context): Chain => {
    const key = currentKey(context.req.param("protocol") ?? "");
    const chain = parts.chains.find((one) => one.key === key);
    if (!chain) throw new HttpError(404, "not_found", "There is no such protocol.", { field: "protocol" });
    return chain;
  };
  const app = new Hono();
  app.onError(errorHandler("availability"));
  app.get(`${base}/availability`, (context) =>
    json(
      context,
      responses.text("availability", () => responses.percents),
    ),
  );
  app.get(`${base}/history`, (context) => json(context, responses.text("history", history)));
  app.get(`${base}/history/:protocol`, (context) => {
    const chain = findChain(context);
    return json(
      context,
      responses.text(`history/${chain.key}`, (window) => chainHistory(window, chain)),
    );
  });
  app.get(`${base}/latency`, (context) => json(context, responses.text("latency", latencies)));
  app.get(`${base}/latency/:protocol`, async (context) => {
    return json(context, await responses.latency(db, findChain(context), now()));
  });
  app.get(`${base}/changes`, (context) => {
    const limit = Number(context.req.query("limit") ?? "30");
    if (!Number.isInteger(limit) || limit < 1 || limit > maxChanges) {
      const message = `limit must be a whole number from 1 to ${maxChanges}.`;
      throw new HttpError(400, "invalid", message, { field: "limit" });
    }
    const text = responses.text(`changes/${limit}`, (window, chains) => ({
      sample: hasSample(window, chains),
      changes: findChanges(window, chains).slice(0, limit),
    }));
    return json(context, text);
  });
  app.get(`${base}/links`, async (context) => context.json({ links: await readLinkChecks(db) }));
  app.get(`${base}/methods`, async (context) =>
    json(context, JSON.stringify(await readMethodChecks(db, parts.chains))),
  );
  app.post(`${base}/methods`, (context) => takeMethodChecks(context, parts));
  app.post(`${base}/links`, (context) => takeLinkChecks(context, parts));
  app.post(`${base}/results`, (context) => takeResults(context, parts));
  return app;
}

async function takeResults(context: Context, { chains, measurements, isWriter, now }: AvailabilityParts) {
  await authorize(context, isWriter);
  const results = toResults(await readBody(context, resultsBody, { maxBytes }), chains, now());
  if (!results)
    throw new HttpError(422, "invalid", "A result names an unknown network or moment.", { field: "results" });
  await measurements.store(results);
  return context.json({ stored: results.length }, 201);
}

async function takeLinkChecks(context: Context, { db, isWriter, now }: AvailabilityParts) {
  await authorize(context, isWriter);
  const body = await readBody(context, checksBody, { maxBytes });
  const checks = body.checks.map(({ checkedAt, ...rest }) => ({ ...rest, checkedAt: new Date(checkedAt) }));
  await storeLinkChecks(db, checks, now());
  return context.json({ stored: checks.length }, 201);
}

async function takeMethodChecks(context: Context, { db, chains, isWriter, now }: AvailabilityParts) {
  await authorize(context, isWriter);
  const checks = await readBody(context, methodChecksBody, { maxBytes });
  const chain = chains.find(({ key }) => key === currentKey(checks.protocol));
  if (!chain || !Object.hasOwn(chain.networks, checks.network) || checks.checkedAt > now().getTime() + maxAheadMs)
    throw new HttpError(422, "invalid", "The checks name an unknown network or a future moment.", { field: "network" });
  await storeMethodChecks(db, checks);
  return context.json({ stored: checks.methods.length + checks.reach.length }, 201);
}

async function authorize(context: Context, isWriter: BearerCheck): Promise<void> {
  if (await isWriter(context.req.header("authorization"))) return;
  throw new HttpError(401, "unauthorized", needsWriteToken);
}

const json = (context: Context, text: string) =>
  context.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=30" });
