import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { log } from "../log.ts";
import type { Health } from "./Health.ts";

const drainTimeoutMs = 10_000;
const pollMs = 50;

type Options = {
  server: Server;
  health: Health;
  seconds: number;
  /** Closes connections that are no requests, such as WebSockets. */
  closeSockets: () => void;
};

/**
 * Shuts a server down gracefully: `/ready` answers 503 while requests are still served, then it accepts no new
 * connections and finishes requests under way.
 */
export async function shutdown({ server, health, seconds, closeSockets }: Options): Promise<void> {
  health.startDraining();
  // Clients reconnect, and the load balancer sends them to another instance.
  server.prependListener("request", (_: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(seconds * 1_000);
  closeSockets();
  const closed = new Promise((resolve) => server.close(resolve));
  const deadline = performance.now() + drainTimeoutMs;
  const finished = closed.then(() => true);
  while (performance.now() < deadline) {
    server.closeIdleConnections();
    if (await Promise.race([finished, sleep(pollMs, false)])) return;
  }
  log("warn", "requests were aborted at shutdown", {});
  server.closeAllConnections();
}
