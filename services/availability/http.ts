import { Hono } from "hono";
import type { Context } from "hono";
import type { Kysely } from "kysely";

import { currentKey } from "../kit/catalog/chains.ts";
import type { Chain } from "../kit/catalog/chains.ts";
import type { Tables } from "../db/tables.ts";
import { isSame } from "../kit/isSame.ts";
import { limitBody, problem, readBody } from "../kit/problem.ts";
import { findChanges } from "./changes.ts";
import { chainHistory, hasSample, history } from "./figures.ts";
import { checksBody, readLinkChecks, storeLinkChecks } from "./links/linkChecks.ts";
import type { Measurements } from "./Measurements.ts";
import { resultsBody, toResults } from "./resultsBody.ts";

export type AvailabilityParts = {
  db: Kysely<Tables>;
  chains: Chain[];
  measurements: Measurements;
  /** What a probe must show to store results. */
  writeToken: string;
  now: () => Date;
};

const base = "/availability/v1";
const mostChanges = 200;

/** Availability, its history, latency and changes; and where probes bring their results. */
export function createAvailabilityApi(parts: AvailabilityParts): Hono {
  const { db, measurements, now } = parts;
  const { answers } = measurements;
  const find = (context: Context) => {
    const key = currentKey(context.req.param("protocol") ?? "");
    return parts.chains.find((chain) => chain.key === key);
  };
  const app = new Hono();
  app.get(`${base}/availability`, (context) =>
    json(
      context,
      answers.text("availability", () => answers.percents),
    ),
  );
  app.get(`${base}/history`, (context) => json(context, answers.text("history", history)));
  app.get(`${base}/history/:protocol`, (context) => {
    const chain = find(context);
    if (!chain) return unknown(context);
    return json(
      context,
      answers.text(`history/${chain.key}`, (window) => chainHistory(window, chain)),
    );
  });
  app.get(`${base}/latency/:protocol`, async (context) => {
    const chain = find(context);
    return chain ? json(context, await answers.latency(db, chain, now())) : unknown(context);
  });
  app.get(`${base}/changes`, (context) => {
    const limit = Number(context.req.query("limit") ?? "30");
    if (!Number.isInteger(limit) || limit < 1 || limit > mostChanges) {
      return problem(context, 400, "invalid", `limit must be a whole number from 1 to ${mostChanges}.`, "limit");
    }
    const text = answers.text(`changes/${limit}`, (window, chains) => ({
      sample: hasSample(window, chains),
      changes: findChanges(window, chains).slice(0, limit),
    }));
    return json(context, text);
  });
  app.get(`${base}/links`, async (context) => context.json({ links: await readLinkChecks(db) }));
  app.post(`${base}/links`, limitBody(1024 * 1024), (context) => takeLinkChecks(context, parts));
  app.post(`${base}/results`, limitBody(1024 * 1024), (context) => takeResults(context, parts));
  return app;
}

async function takeResults(context: Context, { chains, measurements, writeToken, now }: AvailabilityParts) {
  if (!mayWrite(context, writeToken)) return refuse(context);
  const read = await readBody(context, resultsBody);
  if ("refusal" in read) return read.refusal;
  const results = toResults(read.body, chains, now());
  if (!results) return problem(context, 422, "invalid", "A result names an unknown network or moment.", "results");
  await measurements.store(results);
  return context.json({ stored: results.length }, 201);
}

async function takeLinkChecks(context: Context, { db, writeToken, now }: AvailabilityParts) {
  if (!mayWrite(context, writeToken)) return refuse(context);
  const read = await readBody(context, checksBody);
  if ("refusal" in read) return read.refusal;
  const checks = read.body.checks.map(({ checkedAt, ...rest }) => ({ ...rest, checkedAt: new Date(checkedAt) }));
  await storeLinkChecks(db, checks, now());
  return context.json({ stored: checks.length }, 201);
}

const mayWrite = (context: Context, writeToken: string) =>
  isSame(context.req.header("authorization") ?? "", `Bearer ${writeToken}`);
const refuse = (context: Context) =>
  problem(context, 401, "unauthorized", "Results are taken with the write token only.");

const unknown = (context: Context) => problem(context, 404, "not_found", "There is no such protocol.", "protocol");

const json = (context: Context, text: string) =>
  context.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=30" });
