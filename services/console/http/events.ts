import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

import type { Gateway } from "../Gateway.ts";
import type { Place } from "../data/Menu.ts";
import { keepMining } from "../outgoing/keepMining.ts";
import { redact } from "../outgoing/redact.ts";
import { subscribe } from "../outgoing/subscribe.ts";
import { HttpError } from "../../kit/HttpError.ts";

type Subscription = { place: Place; method: string; filter: unknown };

/**
 * A subscription as server-sent events: `open` with who answers, `message` for each notification, `refused` with what
 * the node said against it, and `end` with the reason. The visitor does not come back by itself.
 */
export async function streamSubscription(context: Context, gateway: Gateway, subscription: Subscription) {
  const { place, method, filter } = subscription;
  const target = await gateway.target(place);
  const { subscriptionMs: timeMs, subscriptionMessages: messages } = gateway.limits;
  context.header("cache-control", "no-store");
  context.header("x-accel-buffering", "no");
  return streamSSE(context, async (stream) => {
    const leaving = new AbortController();
    stream.onAbort(() => leaving.abort());
    const say = (event: string, data: unknown) => void stream.writeSSE({ event, data: JSON.stringify(data) });
    const sayText = (event: string) => (text: string) =>
      void stream.writeSSE({ event, data: redact(text, target.url).replaceAll("\n", " ") });
    say("open", { source: target.source, seconds: timeMs / 1_000, messages });
    const stopMining = target.source === "local" ? keepMining(target.url) : () => undefined;
    try {
      const reason = await gateway.hold("subscriptions", place, () =>
        subscribe({
          endpoint: target,
          params: [method, ...(Array.isArray(filter) ? [] : [filter])],
          timeMs,
          messages,
          signal: leaving.signal,
          heard: sayText("message"),
          refused: sayText("refused"),
        }),
      );
      await stream.writeSSE({ event: "end", data: JSON.stringify({ reason }) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await stream.writeSSE({ event: "end", data: JSON.stringify({ reason: error.code }) });
    } finally {
      stopMining();
    }
  });
}
