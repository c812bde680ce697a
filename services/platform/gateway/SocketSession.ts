import { randomBytes } from "node:crypto";

import type { RawData, WebSocket } from "ws";

import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { readableError, readErrorCode } from "./adaptResponse.ts";
import { isDemoSyncing } from "./demoCalls.ts";
import type { Caller, Gateway, OwnResponse } from "./Gateway.ts";
import { notification } from "./MethodPrices.ts";
import type { Call } from "./readCalls.ts";
import { bodyTooLarge, refuseUnread } from "./responses.ts";
import { RpcError } from "./RpcError.ts";
import { UpstreamSocket } from "./UpstreamSocket.ts";
import type { SocketResponse } from "./UpstreamSocket.ts";

const maxMessagesAtOnce = 50;
// Limit for a client that reads more slowly than its node writes.
const maxBufferedBytes = 8 * 1024 * 1024;
const touchMs = 30_000;

/** One client's WebSocket: calls as over HTTP, and subscriptions through a connection to the node. */
export class SocketSession {
  readonly caller: Caller;
  private readonly socket: WebSocket;
  private readonly gateway: Gateway;
  private upstream: Promise<UpstreamSocket> | undefined;
  /** Subscriptions that have nothing to tell. */
  private readonly silent = new Set<string>();
  private subscriptions = 0;
  private underway = 0;
  private activeAt = performance.now();
  private touchedAt = performance.now();

  constructor(socket: WebSocket, caller: Caller, gateway: Gateway) {
    this.socket = socket;
    this.caller = caller;
    this.gateway = gateway;
    // Whether a client sends text or binary messages is a detail of its library.
    socket.on("message", (data) => this.take(toBytes(data)));
    socket.on("ping", () => this.note());
    socket.on("pong", () => this.note());
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.end());
  }

  get idleMs(): number {
    return performance.now() - this.activeAt;
  }

  /** Closes the connection with a code of RFC 6455 and a reason. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    this.end();
  }

  private note(): void {
    this.activeAt = performance.now();
  }

  private take(body: Uint8Array): void {
    this.note();
    this.underway += 1;
    if (this.underway >= maxMessagesAtOnce) this.socket.pause();
    void this.handle(body).finally(() => {
      this.underway -= 1;
      if (this.underway < maxMessagesAtOnce) this.socket.resume();
    });
  }

  private async handle(body: Uint8Array): Promise<void> {
    const { directory } = this.gateway.parts;
    if (directory.isRevoked(this.caller.access.keyHash)) return this.close(1008, "The key was removed.");
    const response =
      body.byteLength > rpcLimits.bodyBytes
        ? refuseUnread(body, bodyTooLarge())
        : await this.gateway.handle(this.caller, body, this.handleSubscription);
    if (response.body !== undefined) this.send(response.body);
  }

  private readonly handleSubscription: OwnResponse = (call) => {
    if (!/subscribe/i.test(call.method)) return undefined;
    return async () => {
      const isNew = !/unsubscribe/i.test(call.method);
      const { plan } = this.caller;
      const { subscriptionsPerSocket: limit = Infinity } = plan;
      if (isNew && this.subscriptions >= limit)
        throw new RpcError(
          "too_many_subscriptions",
          `The ${plan.name} plan allows ${limit} subscriptions of a connection.${this.gateway.suggest(plan, "subscriptionsPerSocket")}`,
          { limit },
        );
      // Count before awaiting the node, or concurrent subscriptions would all pass.
      if (isNew) this.subscriptions += 1;
      const response = await this.subscribe(call, isNew).catch((error: unknown) => {
        if (isNew) this.subscriptions -= 1;
        throw error;
      });
      const hasFailed = response.error !== undefined;
      if (isNew && hasFailed) this.subscriptions -= 1;
      if (!isNew && response.result === true) this.subscriptions = Math.max(0, this.subscriptions - 1);
      const rest = hasFailed ? { error: readableError(response.error) } : { result: response.result ?? null };
      const body = `{"jsonrpc":"2.0","id":${call.id},${JSON.stringify(rest).slice(1)}`;
      return { body, errorCode: readErrorCode(response.error) };
    };
  };

  private async subscribe({ method, params, exactParams }: Call, isNew: boolean): Promise<SocketResponse> {
    if (this.caller.upstream.isDemo) {
      const [id]: unknown[] = Array.isArray(params) ? params : [];
      if (!isNew && typeof id === "string" && this.silent.delete(id)) return { result: true };
      if (isNew && isDemoSyncing(params)) {
        const own = `0x${randomBytes(16).toString("hex")}`;
        this.silent.add(own);
        return { result: own };
      }
    }
    this.upstream ??= this.connect();
    const upstream = await this.upstream.catch((error: unknown) => {
      this.upstream = undefined;
      throw error;
    });
    return upstream.call(method, exactParams);
  }

  private async connect(): Promise<UpstreamSocket> {
    const endpoints = await this.caller.upstream.openSockets().catch(() => {
      throw new RpcError("node_failed", "The node behind this endpoint cannot be reached.");
    });
    if (endpoints.length === 0)
      throw new RpcError("method_not_found", "notifications not supported: this network has no WebSocket.");
    return UpstreamSocket.open(endpoints, {
      onNotification: (text) => this.passOn(text),
      // Notifications of a closed upstream are lost: close, so that the client reconnects and catches up.
      onClosed: () => this.close(1012, "The node behind this connection ended."),
    });
  }

  private passOn(text: string): void {
    const { meter: account, access, chain, network, upstream } = this.caller;
    const { list, prices, meter } = this.gateway.parts;
    const units = prices.getNotification(list.prices, chain);
    if (!account.hold(1, units)) return this.close(1008, "The allowance of the plan is used up.");
    meter.count(account, { keyId: access.keyId, chain, network, method: notification, units });
    this.note();
    this.send(text);
    if (performance.now() - this.touchedAt < touchMs) return;
    // The demo chain stops when idle; a subscription keeps it running.
    this.touchedAt = performance.now();
    upstream.nodes[0]?.openHttp().catch(() => undefined);
  }

  private send(body: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > maxBufferedBytes) return this.close(1013, "Messages are read too slowly.");
    this.socket.send(body, { binary: false });
  }

  private end(): void {
    this.upstream?.then(
      (upstream) => upstream.close(),
      () => undefined,
    );
    this.upstream = undefined;
  }
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : new Uint8Array(data);
}
