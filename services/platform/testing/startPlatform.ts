import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Kysely } from "kysely";

import type { Tables } from "../../db/index.ts";
import { createServicesServer } from "../../kit/createServicesServer.ts";
import { DemoChain } from "../demo/DemoChain.ts";
import { createPlatformService } from "../index.ts";
import type { PlatformOptions } from "../index.ts";

type Sent = { token?: string | undefined; headers?: Record<string, string> };

/** A running platform service with real HTTP. */
export type TestPlatform = {
  port: number;
  get(path: string, token?: string): Promise<Outcome>;
  send(method: string, path: string, body?: string, sent?: string | Sent): Promise<Outcome>;
  close(): Promise<void>;
};

type Outcome = { status: number; body: unknown };

/** Starts the service over the project's own data, on a free port. */
export async function startPlatform(db: Kysely<Tables>, options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), "halyard-platform-"));
  const work = { cost: 1, counter: 4 };
  const demo = new DemoChain({ dataDir });
  const parts = { db, dataFolder: "content/data", demo, availability: () => none, work };
  const service = await createPlatformService({ ...parts, ...options });
  const server = createServicesServer(service.app, [service]);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const send = async (method: string, path: string, body?: string, sent?: string | Sent) => {
    const { token, headers } = typeof sent === "object" ? sent : { token: sent };
    const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
    const all = { ...authorization, ...headers };
    const response = await fetch(`http://127.0.0.1:${port}/platform/v3/${path}`, {
      method,
      body,
      headers: all,
    });
    const text = await response.text();
    const result: unknown = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, body: result };
  };
  return {
    port,
    get: (path, token) => send("GET", path, undefined, token),
    send,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await service.close();
      await demo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const none = {};
