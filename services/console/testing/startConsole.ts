import type { AddressInfo } from "node:net";

import { serve } from "@hono/node-server";

import { createConsoleService } from "../index.ts";
import type { ConsoleOptions } from "../index.ts";

type TestConsole = {
  origin: string;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
};

/** The console on a port of its own, over real HTTP; with the demo chain only if given. */
export async function startConsole(
  source: Record<string, string>,
  more: Partial<ConsoleOptions> = {},
): Promise<TestConsole> {
  const openDemo = () => Promise.reject(new Error("The demo chain is down."));
  const service = await createConsoleService({
    dataFolder: "content/data",
    source,
    openDemo,
    ...more,
  });
  const { address, server } = await new Promise<{
    address: AddressInfo;
    server: ReturnType<typeof serve>;
  }>((resolve) => {
    const listening = serve({ fetch: service.app.fetch, port: 0, hostname: "127.0.0.1" }, (info) =>
      resolve({ address: info, server: listening }),
    );
  });
  const origin = `http://127.0.0.1:${address.port}/console/v1`;
  return {
    origin,
    post: async (path, body, headers = {}) => {
      const post = { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(`${origin}/${path}`, {
        headers,
        ...(body === undefined ? {} : post),
      });
      return { status: response.status, body: await response.json() };
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await service.close();
    },
  };
}
