/** @jest-environment node */
import { CallError } from "@/features/console/api";

import type { SubscriptionEvent } from "./listen";
import { SubscriptionStore } from "./SubscriptionStore";

const endpoint = { chain: "eth", network: "mainnet", interface: "websocket" };

const emitting =
  (received: SubscriptionEvent[]) => (_: string, __: AbortSignal, hear: (one: SubscriptionEvent) => void) => {
    received.forEach(hear);
    return Promise.resolve();
  };

test("messages are shown latest first, and the site's reason of the end is kept", async () => {
  const store = new SubscriptionStore(
    emitting([
      { event: "open", data: "{}" },
      { event: "message", data: "1" },
      { event: "message", data: "2" },
      { event: "end", data: '{"reason":"count"}' },
    ]),
  );
  await store.start(endpoint, "newHeads", {});
  expect(store.messages).toEqual(["2", "1"]);
  expect(store.state).toEqual({ kind: "ended", reason: "count" });
});

test("an interrupted stream is shown as closed", async () => {
  const store = new SubscriptionStore(emitting([{ event: "message", data: "1" }]));
  await store.start(endpoint, "newHeads", {});
  expect(store.state).toEqual({ kind: "ended", reason: "closed" });
});

test("stopping ends the request and is the reason that is shown", async () => {
  const store = new SubscriptionStore(
    (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
  );
  const going = store.start(endpoint, "newHeads", {});
  store.stop();
  await going;
  expect(store.state).toEqual({ kind: "ended", reason: "stopped" });
});

test("a rejected subscription shows its reason", async () => {
  const store = new SubscriptionStore(() => Promise.reject(new CallError("rate_limited", "Too many.", 9)));
  await store.start(endpoint, "newHeads", {});
  expect(store.state).toEqual({ kind: "refused", code: "rate_limited", message: "Too many.", wait: 9 });
});
