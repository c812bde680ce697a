import { STATUS_CODES } from "node:http";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { toErrorResponse } from "./responses.ts";
import type { Entrance } from "./Entrance.ts";
import type { Caller, Gateway } from "./Gateway.ts";
import { readRpcPath } from "./readRpcPath.ts";
import { RpcError } from "./RpcError.ts";
import { SocketSession } from "./SocketSession.ts";
import { writeLimitHeaders } from "./writeLimitHeaders.ts";

const maxSockets = 2_000;
const sweepMs = 15_000;

/** JSON-RPC over WebSocket. A rejected client gets the status in the handshake. */
export class SocketGateway {
  private readonly gateway: Gateway;
  private readonly entrance: Entrance;
  private readonly now: () => Date;
  private readonly server = new WebSocketServer({
    noServer: true,
    // A longer message ends the connection; one above the limit is refused by the session, with the ids of its calls.
    maxPayload: 2 * rpcLimits.bodyBytes,
    perMessageDeflate: false,
    // Invalid UTF-8 is answered as invalid JSON, instead of ending every other call of the connection.
    skipUTF8Validation: true,
  });
  private readonly sessions = new Set<SocketSession>();
  /** Connections by key, including those still opening. */
  private readonly counts = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(gateway: Gateway, entrance: Entrance, now: () => Date) {
    this.gateway = gateway;
    this.entrance = entrance;
    this.now = now;
    this.timer = setInterval(() => this.sweep(), sweepMs).unref();
  }

  /** Handles an upgrade below /rpc/; returns false for any other path. */
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const path = readRpcPath(request);
    if (!path) return false;
    socket.on("error", () => socket.destroy());
    const opening = this.entrance.open(request, path);
    opening
      .then((caller) => this.accept(request, socket, head, caller))
      .catch(async (error: unknown) => {
        const caller = await opening.catch(() => undefined);
        const limits = caller ? writeLimitHeaders(caller, this.now()) : {};
        rejectUpgrade(socket, error, { "x-request-id": path.requestId, ...limits });
      });
    return true;
  }

  /** Closes the connections of a removed key. */
  closeKey(keyHash: string): void {
    for (const session of this.sessions)
      if (session.caller.access.keyHash === keyHash) session.close(1008, "The key was removed.");
  }

  close(): void {
    clearInterval(this.timer);
    for (const session of this.sessions) session.close(1001, "The service is being restarted.");
    this.server.close();
  }

  private accept(request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller): void {
    const { access, plan } = caller;
    const { keyHash } = access;
    const { socketsPerKey = Infinity } = plan;
    const count = this.counts.get(keyHash) ?? 0;
    if (this.sessions.size >= maxSockets)
      throw new RpcError("too_many_sockets", "No more connections can be opened right now.", { retryAfterSeconds: 10 });
    if (count >= socketsPerKey)
      throw new RpcError(
        "too_many_sockets",
        `The ${plan.name} plan allows ${socketsPerKey} connections of a key.${this.gateway.suggest(plan, "socketsPerKey")}`,
        { retryAfterSeconds: 10, limit: socketsPerKey },
      );
    this.counts.set(keyHash, count + 1);
    socket.once("close", () => this.release(keyHash));
    this.server.handleUpgrade(request, socket, head, (client) => {
      const session = new SocketSession(client, caller, this.gateway);
      this.sessions.add(session);
      client.once("close", () => this.sessions.delete(session));
    });
  }

  private release(keyHash: string): void {
    const rest = (this.counts.get(keyHash) ?? 1) - 1;
    if (rest > 0) this.counts.set(keyHash, rest);
    else this.counts.delete(keyHash);
  }

  private sweep(): void {
    for (const session of this.sessions)
      if (session.idleMs > rpcLimits.socketIdleMs) session.close(1000, "Nothing was sent for ten minutes.");
  }
}

function rejectUpgrade(socket: Duplex, error: unknown, headers: Record<string, string>): void {
  const { status, body = "", retryAfterSeconds } = toErrorResponse("null", error);
  const all = { ...headers, ...(retryAfterSeconds === undefined ? {} : { "retry-after": `${retryAfterSeconds}` }) };
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
