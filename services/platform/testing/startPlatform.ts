import { serve } from "@hono/node-server";
import type { Kysely } from "kysely";

import type { Tables } from "../../db/tables.ts";
import { createPlatformService } from "../index.ts";
import type { PlatformOptions } from "../index.ts";

/** A running platform service with real HTTP. */
export type TestPlatform = {
  get(path: string, token?: string): Promise<Answer>;
  send(method: string, path: string, body?: string, token?: string): Promise<Answer>;
  close(): Promise<void>;
};

export type Answer = { status: number; body: unknown };

/** Starts the service over the project's own data, on a free port. */
export async function startPlatform(db: Kysely<Tables>, options: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const service = await createPlatformService({ db, dataFolder: "content/data", availability: () => none, ...options });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({ server, port }),
    );
  });
  const send = async (method: string, path: string, body?: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`http://127.0.0.1:${port}/platform/v3/${path}`, { method, body, headers });
    const text = await response.text();
    const answer: unknown = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, body: answer };
  };
  return {
    get: (path, token) => send("GET", path, undefined, token),
    send,
    close: async () => {
      await service.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const none = {};
