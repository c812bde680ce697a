import { serve } from "@hono/node-server";
import type { Kysely } from "kysely";

import type { Tables } from "../../db/index.ts";
import { createAvailabilityService } from "../index.ts";
import { checkBearer } from "../../kit/isSame.ts";
import type { AvailabilityOptions } from "../index.ts";

/** A running availability service with real HTTP. */
export type TestAvailability = {
  port: number;
  get(path: string): Promise<Outcome>;
  /** Sends results as a probe does. */
  bring(results: unknown, token?: string): Promise<Outcome>;
  refresh(): Promise<void>;
  close(): Promise<void>;
};

type Outcome = { status: number; body: unknown };

const writeToken = "write-token-of-the-test";

/** Starts the service over the project's own data, on a free port. */
export async function startAvailability(
  db: Kysely<Tables>,
  options: Partial<AvailabilityOptions> = {},
): Promise<TestAvailability> {
  const service = await createAvailabilityService({
    db,
    dataFolder: "content/data",
    isWriter: checkBearer(writeToken),
    sampleData: true,
    ...options,
  });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    // While the database is busy, the default keep-alive timeout would reset the next request.
    const serverOptions = { keepAliveTimeout: 60_000 };
    const server = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1", serverOptions }, ({ port }) =>
      resolve({ server, port }),
    );
  });
  const send = async (path: string, request?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}/availability/v1/${path}`, request);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return {
    port,
    get: (path) => send(path),
    bring: (results, token = writeToken) =>
      send("results", {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ results }),
      }),
    refresh: () => service.refresh(),
    close: async () => {
      await service.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A successful probe of Ethereum from Frankfurt, with a test's overrides. */
export const resultAt = (takenAt: Date, differences: object = {}) => ({
  protocol: "eth",
  network: "mainnet",
  region: "fra",
  endpoint: 0,
  takenAt: takenAt.getTime(),
  reachable: true,
  latency: 40,
  height: 100,
  ...differences,
});
