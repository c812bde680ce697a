import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "@hono/node-server";
import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Kysely } from "kysely";

import { createChains } from "../../kit/chain/index.ts";
import type { Tables } from "../../db/index.ts";
import { createFaucetService } from "../index.ts";
import type { FaucetNetwork } from "../readFaucetNetworks.ts";

export type TestFaucet = {
  dataDir: string;
  get(path: string, visitor?: string): Promise<Response>;
  /** A proof of work as a header value. */
  solve(id: string, visitor?: string): Promise<string>;
  claim(id: string, address: string, options?: { visitor?: string; token?: string }): Promise<Response>;
  close(): Promise<void>;
};

const defaultVisitor = "198.51.100.7";

/** A running faucet over real HTTP with a low difficulty. */
export async function startFaucet(db: Kysely<Tables>, networks: FaucetNetwork[]): Promise<TestFaucet> {
  const dataDir = mkdtempSync(join(tmpdir(), "halyard-faucet-"));
  const chains = createChains({ dataDir });
  const work = { cost: 1, tries: 8, highest: 3 };
  const service = await createFaucetService({ db, chains, networks, dataDir, work });
  const server = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const bound = server.address();
  const origin = `http://127.0.0.1:${bound !== null && typeof bound === "object" ? bound.port : 0}/faucet/v1`;
  const get = (path: string, visitor = defaultVisitor) =>
    fetch(`${origin}/${path}`, { headers: { "x-forwarded-for": visitor } });
  const solve = async (id: string, visitor = defaultVisitor) => {
    const challenge: Challenge = await (await get(`${id}/challenge`, visitor)).json();
    const { parameters, signature } = challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
  };
  return {
    dataDir,
    get,
    solve,
    claim: async (id, address, { visitor = defaultVisitor, token } = {}) =>
      fetch(`${origin}/${id}/claims`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": visitor,
          "recaptcha-token": token ?? (await solve(id, visitor)),
        },
        body: JSON.stringify({ address }),
      }),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await service.close();
      await chains.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
