import { webcrypto } from "node:crypto";

import { startReceiver } from "@/features/consent/testing/startReceiver";

import type { Adapter } from "./send";
import { analyticsClient } from "./analyticsClient";
import { sessionRecording } from "./sessionRecording";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let running: Adapter | undefined;

beforeAll(async () => {
  receiver = await startReceiver();
  // jsdom has none of these APIs.
  Object.assign(globalThis, { fetch: receiver.fetch });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  AbortSignal.timeout = () => new AbortController().signal;
});
afterAll(() => receiver.close());

beforeEach(() => {
  history.replaceState(null, "", "/pricing/");
  document.body.innerHTML = `
    <button id="buy"><b>Buy</b></button>
    <form><label>Message <textarea name="message"></textarea></label></form>
    <p>Words</p>`;
});
afterEach(async () => {
  running?.stop();
  await receiver.take();
});

const start = (adapter: Adapter) => {
  running = adapter;
  adapter.start();
  return adapter;
};
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const hidePage = () => document.dispatchEvent(new Event("visibilitychange"));

const scrollTo = (scrollY: number) => {
  Object.defineProperty(window, "scrollY", { value: scrollY, configurable: true });
  document.dispatchEvent(new Event("scroll"));
};

describe("session recording", () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries({ scrollHeight: 4_000, clientHeight: 1_000 }))
      Object.defineProperty(document.documentElement, name, { value, configurable: true });
  });

  test("reports clicked elements and scroll depth when the page is left", async () => {
    start(sessionRecording());
    press("#buy b");
    press("p");
    for (const at of [0, 900, 1_100, 3_000]) scrollTo(at);
    expect(await receiver.take()).toEqual([]);
    hidePage();
    const [post, ...others] = await receiver.take();
    expect(others).toEqual([]);
    expect(post?.path).toBe("/api/analytics/");
    expect(post?.events.map(({ what }) => what)).toEqual(["press button#buy", "read 25%", "read 50%", "read 100%"]);
    for (const { name, path, visit, at } of post?.events ?? []) {
      expect([name, path, typeof at]).toEqual(["step", "/pricing/", "number"]);
      expect(visit).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test("includes named events among its steps, and sends none twice", async () => {
    start(sessionRecording()).report("contact form");
    hidePage();
    hidePage();
    const posts = await receiver.take();
    expect(posts.flatMap(({ events }) => events.map(({ what }) => what))).toEqual(["contact form"]);
  });

  test("sends fifty steps at once, before they become too many", async () => {
    start(sessionRecording());
    for (let count = 0; count < 51; count += 1) press("#buy");
    expect((await receiver.take()).map(({ events }) => events.length)).toEqual([50]);
    hidePage();
    expect((await receiver.take()).map(({ events }) => events.length)).toEqual([1]);
  });

  test("never sends typed or written text", async () => {
    start(sessionRecording());
    const message = document.querySelector("textarea");
    if (message) message.value = "A secret";
    message?.dispatchEvent(new InputEvent("input", { bubbles: true, data: "A secret" }));
    message?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "s" }));
    press("textarea");
    press("#buy");
    hidePage();
    const sent = JSON.stringify(await receiver.take());
    expect(sent).toContain("press label");
    expect(sent).not.toMatch(/secret|Buy|Message/);
  });

  test("stops when the visitor withdraws consent, and drops unsent events", async () => {
    const recording = start(sessionRecording());
    press("#buy");
    recording.stop();
    press("#buy");
    hidePage();
    expect(await receiver.take()).toEqual([]);
  });
});

describe("the analytics client", () => {
  test("counts each page once, also after a soft navigation, and named events", async () => {
    const client = start(analyticsClient());
    history.replaceState(null, "", "/nodes/");
    document.title = "Nodes";
    await Promise.resolve();
    document.title = "Nodes again";
    await Promise.resolve();
    client.report("contact form");
    const events = (await receiver.take()).flatMap((post) => post.events);
    expect(events.map(({ name, path }) => [name, path])).toEqual([
      ["page view", "/pricing/"],
      ["page view", "/nodes/"],
      ["contact form", "/nodes/"],
    ]);
    client.stop();
    history.replaceState(null, "", "/about/");
    document.title = "About";
    await Promise.resolve();
    expect(await receiver.take()).toEqual([]);
  });
});
