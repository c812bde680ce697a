import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

import type { RpcProxy } from "../RpcProxy.ts";
import type { RpcInterface } from "../../kit/methods/MethodCatalog.ts";
import { redact } from "../outgoing/CallFailure.ts";
import { subscribe } from "../outgoing/subscribe.ts";
import { HttpError } from "../../kit/HttpError.ts";

type Subscription = { rpcInterface: RpcInterface; method: string; filter: unknown };

/**
 * A subscription as server-sent events: `open` with the upstream, `message` for each notification, `refused` with the
 * node's error, and `end` with the reason. The client does not reconnect.
 */
export async function streamSubscription(context: Context, proxy: RpcProxy, subscription: Subscription) {
  const { rpcInterface, method, filter } = subscription;
  const [upstream] = await proxy.findUpstreams(rpcInterface);
  const { subscriptionMs: timeMs, subscriptionMessages: messages } = proxy.limits;
  context.header("cache-control", "no-store");
  context.header("x-accel-buffering", "no");
  return streamSSE(context, async (stream) => {
    const controller = new AbortController();
    stream.onAbort(() => controller.abort());
    const send = (event: string, data: unknown) => void stream.writeSSE({ event, data: JSON.stringify(data) });
    const sendText = (event: string) => (text: string) =>
      void stream.writeSSE({ event, data: redact(text, upstream.url).replaceAll("\n", " ") });
    send("open", { source: upstream.source, seconds: timeMs / 1_000, messages });
    try {
      const reason = await proxy.hold("subscriptions", rpcInterface, () =>
        subscribe({
          endpoint: upstream,
          params: [method, ...(Array.isArray(filter) ? [] : [filter])],
          timeMs,
          messages,
          signal: controller.signal,
          onMessage: sendText("message"),
          onError: sendText("refused"),
        }),
      );
      await stream.writeSSE({ event: "end", data: JSON.stringify({ reason }) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await stream.writeSSE({ event: "end", data: JSON.stringify({ reason: error.code }) });
    }
  });
}
