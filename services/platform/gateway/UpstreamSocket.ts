import { WebSocket } from "ws";

import type { Endpoint } from "../../kit/endpoints.ts";
import { publicLookup } from "../../kit/publicLookup.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { RpcError } from "./RpcError.ts";

type Options = {
  endpoint: Endpoint;
  /** Told of every message that answers no call, as the node wrote it. */
  onNotification: (text: string) => void;
  /** Told once when the connection has ended, for whatever reason. */
  onClosed: () => void;
};

type Answer = { result?: unknown; error?: unknown };

const connectTimeoutMs = 5_000;

/** One connection to a node for the subscriptions of one client. */
export class UpstreamSocket {
  private readonly socket: WebSocket;
  private readonly opened: Promise<void>;
  private readonly waiting = new Map<number, (answer: Answer | undefined) => void>();
  private lastId = 0;

  constructor({ endpoint, onNotification, onClosed }: Options) {
    this.socket = new WebSocket(endpoint.url, {
      handshakeTimeout: connectTimeoutMs,
      maxPayload: rpcLimits.answerBytes,
      followRedirects: false,
      perMessageDeflate: false,
      ...(endpoint.mayBePrivate ? {} : { lookup: publicLookup }),
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once("open", resolve);
      this.socket.once("error", reject);
    });
    // Whoever subscribes sees the failure.
    this.opened.catch(() => undefined);
    this.socket.on("error", () => this.socket.terminate());
    this.socket.on("message", (data) => this.take(String(data), onNotification));
    this.socket.on("close", () => {
      for (const resolve of this.waiting.values()) resolve(undefined);
      onClosed();
    });
  }

  /** The node's answer to a call; throws `RpcError` where it gives none. */
  async call(method: string, params: unknown): Promise<Answer> {
    await this.opened.catch(() => {
      throw new RpcError("node_failed", "The node behind this endpoint takes no subscriptions at this moment.");
    });
    const id = (this.lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const timer = setTimeout(resolve, rpcLimits.callMs, undefined);
    this.waiting.set(id, resolve);
    this.socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    const answer = await promise;
    clearTimeout(timer);
    this.waiting.delete(id);
    if (!answer) throw new RpcError("timed_out", "request timed out: the node did not answer.");
    return answer;
  }

  close(): void {
    this.socket.terminate();
  }

  private take(text: string, onNotification: (text: string) => void): void {
    const message = parse(text);
    const id = message && "id" in message ? message.id : undefined;
    const resolve = typeof id === "number" ? this.waiting.get(id) : undefined;
    if (message && resolve) resolve(message);
    else if (message && "method" in message) onNotification(text);
  }
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    // What is no JSON answers nothing.
    return undefined;
  }
}
