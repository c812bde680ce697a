import { createServer } from "node:http";
import type { Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

import { drainRequest } from "../../features/shared/contracts/drainRequest.ts";
import type { Service } from "./service.ts";

/** The HTTP server of an app and its services; some handle requests and upgrades below their own paths. */
export function createServicesServer({ fetch }: Pick<Hono, "fetch">, services: readonly Service[]): Server {
  // Its own cleanup resets the connection of a client that is still sending after 500 ms.
  const result = getRequestListener((request, env) => fetch(request, env), { autoCleanupIncoming: false });
  // Longer than the site's keep-alive timeout: the client must close first, or its next request may be reset.
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    response.once("finish", () => drainRequest(request));
    if (!services.some((service) => service.handleRequest?.(request, response))) void result(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    if (services.some((service) => service.handleUpgrade?.(request, socket, head))) return;
    socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
  return server;
}
