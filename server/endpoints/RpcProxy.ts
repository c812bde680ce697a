import { Agent as HttpAgent, ServerResponse } from "node:http";
import type { IncomingMessage } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";

import { createProxyServer } from "httpxy";

import { writeRpcErrors } from "../../features/shared/contracts/readCallIds.ts";
import { rpcErrors } from "../../features/shared/contracts/rpcGateway.ts";
import { log, toErrorMessage } from "../log.ts";
import type { Proxies } from "../http/Proxies.ts";
import type { HeaderList } from "../http/representation.ts";

type Options = {
  /** Origin of the gateway. */
  origin: string;
  common: HeaderList;
  /** Trusted proxies, which forward the client's IP. */
  proxies: Proxies;
};

// Longer than the gateway's timeout for a node.
const timeoutMs = 130_000;
const handshakeMs = 35_000;
const maxSockets = 4_000;
// Hop-by-hop headers, and those that identify a visitor of this site.
const forwardedHeaders =
  /^(?!connection$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|cookie$|authorization$|forwarded$|x-forwarded-|x-real-ip$)/;
const returnedHeaders = /^(?!connection$|keep-alive$|proxy-|trailer$|transfer-encoding$|upgrade$|set-cookie$)/;
// Enough for a usual batch.
const maxStart = 256 * 1024;
// A close frame with the code 1001, "going away" (RFC 6455).
const goingAway = Buffer.from([0x88, 0x02, 0x03, 0xe9]);

/** Proxies JSON-RPC to the gateway unchanged, over HTTP and WebSocket. */
export class RpcProxy {
  private readonly options: Options;
  private readonly agent: HttpAgent;
  private readonly proxy: ReturnType<typeof createProxyServer>;
  private readonly sockets = new Set<Duplex>();
  /** The start of each body under way. */
  private readonly starts = new WeakMap<IncomingMessage, () => string>();

  constructor(options: Options) {
    this.options = options;
    const settings = { keepAlive: true, maxFreeSockets: 256, scheduling: "lifo" } as const;
    this.agent = options.origin.startsWith("https:") ? new HttpsAgent(settings) : new HttpAgent(settings);
    this.proxy = createProxyServer({
      target: options.origin,
      agent: this.agent,
      proxyTimeout: timeoutMs,
      upgradeTimeout: handshakeMs,
    });
    this.proxy.on("proxyRes", (response, request) => {
      const kept = Object.entries(response.headers).filter(([name]) => returnedHeaders.test(name));
      response.headers = Object.fromEntries(kept);
      // An unread body would be parsed as the next request.
      if (!request.complete) response.headers.connection = "close";
    });
    this.proxy.on("error", (error, request, target) => {
      log("warn", "the gateway is unreachable", { reason: toErrorMessage(error) });
      if (target instanceof Socket) return rejectUpgrade(target);
      request?.resume();
      if (!request || !(target instanceof ServerResponse) || target.headersSent || target.destroyed) return;
      const { status, headers, body } = unavailable(this.starts.get(request)?.() ?? "");
      target.writeHead(status, headers).end(body);
    });
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { common } = this.options;
    for (let index = 0; index < common.length; index += 2) {
      response.setHeader(common[index] ?? "", common[index + 1] ?? "");
    }
    this.cleanHeaders(request, {});
    this.starts.set(request, keepStart(request));
    void this.proxy.web(request, response);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    if (this.sockets.size >= maxSockets || !(socket instanceof Socket)) return void rejectUpgrade(socket);
    this.sockets.add(socket);
    socket.on("close", () => this.sockets.delete(socket));
    this.cleanHeaders(request, { connection: "Upgrade", upgrade: "websocket" });
    void this.proxy.ws(request, socket, {}, head);
  }

  /** Closes open WebSockets on shutdown, so that clients reconnect to another instance. */
  closeSockets(): void {
    for (const socket of this.sockets) socket.end(goingAway);
  }

  close(): void {
    this.agent.destroy();
  }

  /** Keeps the headers that the gateway may see, with the client's IP. */
  private cleanHeaders(request: IncomingMessage, further: Record<string, string>): void {
    const client = this.options.proxies.findClientIp(request);
    const kept = Object.entries(request.headers).filter(([name]) => forwardedHeaders.test(name));
    const forwarded = client === undefined ? {} : { "x-forwarded-for": client };
    // A key of the gateway; other schemes are a password of this site.
    const { authorization } = request.headers;
    const key = authorization && /^Bearer /i.test(authorization) ? { authorization } : {};
    request.headers = { ...Object.fromEntries(kept), ...key, ...further, ...forwarded };
  }
}

/** Keeps the start of a body that passes, for the ids of its calls. */
function keepStart(request: IncomingMessage): () => string {
  let start = "";
  request.on("data", (part: Buffer) => {
    if (start.length < maxStart) start += part.toString("utf8", 0, maxStart - start.length);
  });
  // Nothing is lost until the request is piped.
  request.pause();
  return () => start;
}

/** The response when the gateway is unreachable, in the gateway's own error format: an error for each call of a body. */
function unavailable(start: string) {
  const { status, code, docs } = rpcErrors.node_failed;
  const error = { code, message: "The gateway is not responding right now.", data: { reason: "node_failed", docs } };
  const body = writeRpcErrors(start, error);
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
  };
  return { status, headers, body };
}

function rejectUpgrade(socket: Duplex): void {
  const { body } = unavailable("");
  const head = ["HTTP/1.1 502 Bad Gateway", "content-type: application/json", `content-length: ${body.length}`];
  socket.end(`${head.join("\r\n")}\r\nconnection: close\r\n\r\n${body}`);
}
