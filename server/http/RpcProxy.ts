import { Agent as HttpAgent, request as requestHttp } from "node:http";
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { Duplex } from "node:stream";

import { writeRpcErrors } from "../../features/shared/contracts/readCallIds.ts";
import { rpcErrors } from "../../features/shared/contracts/rpcGateway.ts";
import { log, toErrorMessage } from "../log.ts";
import type { Proxies } from "./Proxies.ts";
import type { HeaderList } from "./representation.ts";

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
  private readonly target: URL;
  private readonly agent: HttpAgent;
  private readonly request: typeof requestHttp;
  private readonly sockets = new Set<Duplex>();

  constructor(options: Options) {
    this.options = options;
    this.target = new URL(options.origin);
    const isSecure = this.target.protocol === "https:";
    const settings = { keepAlive: true, maxFreeSockets: 256, scheduling: "lifo" } as const;
    this.agent = isSecure ? new HttpsAgent(settings) : new HttpAgent(settings);
    this.request = isSecure ? requestHttps : requestHttp;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const outgoing = this.send(request, {});
    const start = keepStart(request);
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error("the gateway did not answer")));
    outgoing.on("response", (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => returnedHeaders.test(name));
      const { common } = this.options;
      for (let index = 0; index < common.length; index += 2)
        response.setHeader(common[index] ?? "", common[index + 1] ?? "");
      // An unread body would be parsed as the next request.
      if (!request.complete) response.setHeader("connection", "close");
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    outgoing.on("error", (error) => {
      request.unpipe(outgoing);
      request.resume();
      if (response.headersSent || response.destroyed) return;
      log("warn", "the gateway is unreachable", { reason: toErrorMessage(error) });
      const { status, headers, body } = unavailable(start());
      response.writeHead(status, headers).end(body);
    });
    response.on("close", () => response.writableFinished || outgoing.destroy());
    request.pipe(outgoing);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    if (this.sockets.size >= maxSockets) return void rejectUpgrade(socket);
    this.sockets.add(socket);
    socket.on("close", () => this.sockets.delete(socket));
    const outgoing = this.send(request, { connection: "Upgrade", upgrade: "websocket" });
    outgoing.setTimeout(handshakeMs, () => outgoing.destroy(new Error("the gateway did not answer")));
    outgoing.on("upgrade", (answer, upstream, upstreamHead) => {
      outgoing.setTimeout(0);
      upstream.on("error", () => socket.destroy());
      socket.write(writeHead(answer));
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      socket.on("close", () => upstream.destroy());
      upstream.on("close", () => socket.destroy());
    });
    outgoing.on("response", (answer) => {
      socket.write(writeHead(answer));
      answer.pipe(socket);
    });
    outgoing.on("error", (error) => {
      log("warn", "the gateway is unreachable", { reason: toErrorMessage(error) });
      rejectUpgrade(socket);
    });
    socket.on("close", () => outgoing.destroy());
    outgoing.end();
  }

  /** Closes open WebSockets on shutdown, so that clients reconnect to another instance. */
  closeSockets(): void {
    for (const socket of this.sockets) socket.end(goingAway);
  }

  close(): void {
    this.agent.destroy();
  }

  private send(request: IncomingMessage, further: OutgoingHttpHeaders): ClientRequest {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => forwardedHeaders.test(name)));
    const client = this.options.proxies.findClientIp(request);
    return this.request(this.target, {
      path: request.url,
      method: request.method,
      headers: { ...headers, ...further, ...(client === undefined ? {} : { "x-forwarded-for": client }) },
      agent: this.agent,
    });
  }
}

function writeHead({ statusCode, statusMessage, headers }: IncomingMessage): string {
  const isUpgrade = statusCode === 101;
  const lines = Object.entries(headers).filter(([name]) => isUpgrade || returnedHeaders.test(name));
  const close = isUpgrade ? [] : ["connection: close"];
  const all = [
    `HTTP/1.1 ${statusCode} ${statusMessage}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    ...close,
  ];
  return `${all.join("\r\n")}\r\n\r\n`;
}

/** Keeps the start of a body that passes, for the ids of its calls. */
function keepStart(request: IncomingMessage): () => string {
  let start = "";
  request.on("data", (part: Buffer) => {
    if (start.length < maxStart) start += part.toString("utf8", 0, maxStart - start.length);
  });
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
