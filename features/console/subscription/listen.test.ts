/** @jest-environment node */
import { listen } from "./listen";
import type { SubscriptionEvent } from "./listen";

const real = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = real;
});

function streaming(...chunks: string[]) {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body)));
}

test("events are heard wherever the network cuts them", async () => {
  streaming(
    'event: open\ndata: {"a"',
    ":1}\n",
    '\nevent: message\ndata: {"x":"中"}\n\n',
    "event: end\ndata: {}\n\nevent: cut",
  );
  const received: SubscriptionEvent[] = [];
  await listen("/events/", new AbortController().signal, (one) => received.push(one));
  expect(received).toEqual([
    { event: "open", data: '{"a":1}' },
    { event: "message", data: '{"x":"中"}' },
    { event: "end", data: "{}" },
  ]);
});

test("a rejected subscription reports the reason and when to retry", async () => {
  const error = { code: "rate_limited", message: "At most 6.", retryAfterSeconds: 9 };
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ error }, { status: 429 })));
  const received = listen("/events/", new AbortController().signal, () => undefined);
  await expect(received).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 9 });
});

test("an unreachable site is reported as offline, an aborted request is not", async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("network")));
  await expect(listen("/events/", new AbortController().signal, () => undefined)).rejects.toMatchObject({
    code: "offline",
  });
  await expect(listen("/events/", AbortSignal.abort(), () => undefined)).resolves.toBeUndefined();
});
