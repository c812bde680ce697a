import { WebSocket } from "ws";

import type { Endpoint } from "../../kit/endpoints.ts";
import { publicLookup } from "../../kit/publicLookup.ts";

type Ending = "time" | "count" | "closed" | "failed";

type Options = {
  endpoint: Endpoint;
  /** Parameters of the subscription: `["logs", {}]`. */
  params: unknown[];
  timeMs: number;
  messages: number;
  /** Ends the subscription early. */
  signal: AbortSignal;
  /** Called with the text of every notification. */
  onMessage: (text: string) => void;
  onError: (text: string) => void;
};

const maxMessageLength = 64 * 1024;

/** Subscribes at a node until a limit is reached, either side ends it, or it fails; never throws. */
export function subscribe(options: Options): Promise<Ending> {
  const { endpoint, params, timeMs, messages, signal, onMessage, onError } = options;
  const socket = new WebSocket(endpoint.url, {
    handshakeTimeout: 5_000,
    maxPayload: maxMessageLength,
    followRedirects: false,
    perMessageDeflate: false,
    ...(endpoint.mayBePrivate ? {} : { lookup: publicLookup }),
  });
  return new Promise((resolve) => {
    let count = 0;
    const end = (ending: Ending) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      socket.terminate();
      resolve(ending);
    };
    const onAbort = () => end("closed");
    const timer = setTimeout(() => end("time"), timeMs);
    signal.addEventListener("abort", onAbort);
    socket.on("open", () => {
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params }));
    });
    socket.on("message", (data) => {
      const text = String(data);
      if (isConfirmation(text)) return;
      if (isErrorReply(text)) {
        onError(text);
        return end("failed");
      }
      onMessage(text);
      count += 1;
      if (count >= messages) end("count");
    });
    socket.on("close", () => end("closed"));
    socket.on("error", () => end("failed"));
  });
}

function getMember(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    // Messages that are not JSON are passed on unchanged.
    return undefined;
  }
}

const isConfirmation = (text: string) => getMember(text, "id") === 1 && typeof getMember(text, "result") === "string";
const isErrorReply = (text: string) => getMember(text, "error") !== undefined;
