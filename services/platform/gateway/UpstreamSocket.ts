import { WebSocket } from "ws";

import type { Endpoint } from "../../kit/endpoints.ts";
import { publicLookup } from "../../kit/publicLookup.ts";
import { rpcLimits } from "../../../features/shared/contracts/rpcGateway.ts";
import { writeExact } from "../../../features/shared/contracts/exactJson.ts";
import { RpcError } from "./RpcError.ts";

type Options = {
  /** Called with the text of every message that is not a response to a call. */
  onNotification: (text: string) => void;
  /** Called once when the connection has closed for any reason. */
  onClosed: () => void;
};

export type SocketResponse = { result?: unknown; error?: unknown };

const connectTimeoutMs = 5_000;

/** One connection to a node for the subscriptions of one client. */
export class UpstreamSocket {
  private readonly socket: WebSocket;
  private readonly opened: Promise<boolean>;
  private wasOpen = false;
  private readonly waiting = new Map<number, (response: SocketResponse | undefined) => void>();
  private lastId = 0;

  /** The first of several nodes that accepts a connection; throws `RpcError` when none does. */
  static async open(endpoints: readonly Endpoint[], options: Options): Promise<UpstreamSocket> {
    for (const endpoint of endpoints) {
      const socket = new UpstreamSocket(endpoint, options);
      if (await socket.isOpen()) return socket;
    }
    throw new RpcError("node_failed", "The node behind this endpoint takes no subscriptions at this moment.");
  }

  private constructor(endpoint: Endpoint, { onNotification, onClosed }: Options) {
    this.socket = new WebSocket(endpoint.url, {
      handshakeTimeout: connectTimeoutMs,
      maxPayload: rpcLimits.answerBytes,
      followRedirects: false,
      perMessageDeflate: false,
      ...(endpoint.mayBePrivate ? {} : { lookup: publicLookup }),
    });
    this.opened = new Promise((resolve) => {
      this.socket.once("open", () => {
        this.wasOpen = true;
        resolve(true);
      });
      this.socket.once("close", () => resolve(false));
    });
    this.socket.on("error", () => this.socket.terminate());
    this.socket.on("message", (data) => this.take(String(data), onNotification));
    this.socket.on("close", () => {
      for (const resolve of this.waiting.values()) resolve(undefined);
      // A socket that never opened is skipped silently.
      if (this.wasOpen) onClosed();
    });
  }

  private isOpen(): Promise<boolean> {
    return this.opened;
  }

  /** The node's response to a call with parameters of `parseExact`; throws `RpcError` without one. */
  async call(method: string, params: unknown): Promise<SocketResponse> {
    const id = (this.lastId += 1);
    const { promise, resolve } = Promise.withResolvers<SocketResponse | undefined>();
    const timer = setTimeout(resolve, rpcLimits.callMs, undefined);
    this.waiting.set(id, resolve);
    this.socket.send(writeExact({ jsonrpc: "2.0", id, method, params }));
    const response = await promise;
    clearTimeout(timer);
    this.waiting.delete(id);
    if (!response) throw new RpcError("timed_out", "request timed out: the node did not answer.");
    return response;
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
    // Ignore messages that are not JSON.
    return undefined;
  }
}
