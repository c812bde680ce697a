import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "@hono/node-server";
import type { ServerType } from "@hono/node-server";
import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import type { Database } from "../../db/index.ts";
import { createFormsService } from "../index.ts";
import { checkBearer } from "../../kit/isSame.ts";
import type { FormsOptions, FormsService } from "../index.ts";

export type TestForms = {
  origin: string;
  outbox: string;
  database: Database;
  queueMails: FormsService["queueMails"];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

const plenty = { points: 1_000, seconds: 60 };

/** A running forms service over HTTP, with the test's own database and generous limits. */
export async function startForms(database: Database, options: Partial<FormsOptions> = {}): Promise<TestForms> {
  const dataDir = mkdtempSync(join(tmpdir(), "halyard-forms-"));
  const service = await createFormsService({
    database,
    dataDir,
    siteUrl: "https://www.example.com",
    mailTo: "team@example.com",
    mailFrom: "website@example.com",
    isWriter: checkBearer("leads-token"),
    work: { cost: 1, counter: 4 },
    ...options,
    limits: {
      challenges: plenty,
      address: plenty,
      email: plenty,
      unconfirmedAddress: plenty,
      unconfirmedEmail: plenty,
      ...options.limits,
    },
  });
  const server = await listen(service.app.fetch);
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    origin,
    outbox: join(dataDir, "outbox"),
    database,
    queueMails: service.queueMails,
    post: (path, body, headers = {}) => postJson(`${origin}${path}`, body, headers),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const listen = (fetch: Parameters<typeof serve>[0]["fetch"]): Promise<ServerType> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(server));
  });

/** Posts as a browser's script does. */
export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** A challenge of the service and its solution, as a header value. */
export async function solve(origin: string, form: string): Promise<string> {
  const challenge: Challenge = await (await fetch(`${origin}/forms/captcha?form=${form}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
