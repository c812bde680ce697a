/** HTTP: the server, its limits, headers and responses, and the proxies to app and gateway. */
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";

import type { Site } from "../Site.ts";
import { isRpcUpgrade, protect } from "./limits.ts";

// The page builder sends its state in a URL; all other requests have far lower limits (limits.ts).
const maxHeaderSize = 1_048_576;

/** The HTTP server of a site, with its limits and the gateway's upgrades. */
export function createHttpServer(
  { listener, upgradeListener }: Pick<Site, "listener" | "upgradeListener">,
  { connectionsCheckingInterval = 1_000, measure = (listener: RequestListener) => listener } = {},
): Server {
  const server = createServer(
    { maxHeaderSize, connectionsCheckingInterval, shouldUpgradeCallback: isRpcUpgrade },
    measure(listener),
  );
  server.on("upgrade", upgradeListener);
  protect(server);
  return server;
}
