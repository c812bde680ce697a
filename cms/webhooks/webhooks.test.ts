/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";

import { waitFor } from "#kit/testing/waitFor.ts";
import { article, makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";

import { findCause, postMessage } from "./postMessage.server.ts";

const dayMs = 24 * 3_600_000;

/** A receiver that records messages, and answers with what the test says. */
async function startReceiver() {
  const bodies: Record<string, unknown>[] = [];
  const answer = { status: 200, text: "thanks", location: "" };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      bodies.push({ path: request.url, ...JSON.parse(text) });
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
      response.end(answer.text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  return { url: `http://127.0.0.1:${port}/hook`, bodies, answer, close: () => server.close() };
}

let content: TestContent;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let owner: ReturnType<typeof makeEditorClient>;

const start = async (options: Parameters<typeof startContent>[1]) => {
  content = await startContent([{ id: "one", data: { name: "one" } }], options);
  owner = makeEditorClient(content.origin, await signIn(content.origin));
};
const list = async (path: string) => {
  const { body } = await owner("GET", `core/webhooks${path}`);
  return Array.isArray(body.results) ? body.results : [];
};
const publish = async (uid: string) => {
  const { body } = await owner("POST", "core/documents", article(uid));
  expect((await owner("PATCH", `core/documents/${body.id}/draft`, { status: "published" })).status).toBe(204);
  return String(body.id);
};

beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.bodies.length = 0;
  Object.assign(receiver.answer, { status: 200, text: "thanks", location: "" });
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => receiver.close());

describe("webhooks of owners", () => {
  beforeAll(() => start({ webhooksMayBePrivate: true, webhookRetryMs: 1 }));
  afterAll(() => content.close());

  test("a webhook gets the events that it asks for; what was sent and answered is listed and sent again, without the secret", async () => {
    const over = { url: receiver.url, secret: "s3cret", events: ["unpublished"] };
    const { status, body: hook } = await owner("POST", "core/webhooks", over);
    expect([status, hook]).toEqual([201, expect.objectContaining({ has_secret: true, is_enabled: true, last: null })]);
    const id = await publish("zero");
    expect((await owner("DELETE", `core/documents/${id}/publication`)).status).toBe(204);
    const path = `/${String(hook.id)}/deliveries`;
    const [delivery] = await waitFor(async () => ((await list(path)).length > 0 ? list(path) : undefined));
    expect(receiver.bodies).toEqual([
      expect.objectContaining({ type: "api-update", secret: "s3cret", documents: [id] }),
    ]);
    expect(delivery).toMatchObject({
      events: ["unpublished"],
      by: null,
      attempts: [{ status: 200, response: "thanks", problem: null }],
      next: null,
    });
    Object.assign(receiver.answer, { status: 500, text: "broken" });
    await owner("PATCH", `core/webhooks/${String(hook.id)}`, { secret: "newer" });
    const again = await owner("POST", `core/webhooks${path}/${delivery.id}/resend`);
    expect(again).toMatchObject({
      status: 201,
      body: { by: { name: "owner" }, attempts: [{ status: 500, response: "broken", problem: "status" }] },
    });
    expect(receiver.bodies[1]).toEqual({ ...receiver.bodies[0], secret: "newer" });
    expect((await owner("POST", `core/webhooks/${String(hook.id)}/test`)).status).toBe(201);
    expect(receiver.bodies[2]).toMatchObject({ type: "test-trigger", secret: "newer" });
    const shown = JSON.stringify([await list(""), await list(path)]);
    expect(shown).not.toMatch(/s3cret|newer/);
    expect((await list(path)).map(({ attempts }) => attempts[0].status)).toEqual([500, 500, 200]);
    expect((await owner("DELETE", `core/webhooks/${String(hook.id)}`)).status).toBe(204);
  });

  test("a webhook without a success for a day is switched off, which the log says, until an owner switches it on", async () => {
    const { body: hook } = await owner("POST", "core/webhooks", { url: receiver.url });
    const path = `core/webhooks/${String(hook.id)}`;
    const waitUntil = (isMet: (one: { failing_since: unknown; gave_up: unknown }) => boolean) =>
      waitFor(async () => (await list("")).find((one) => one.id === hook.id && isMet(one)));
    let time = 0;
    const { now } = Date;
    jest.spyOn(Date, "now").mockImplementation(() => now() + time);
    receiver.answer.status = 503;
    await publish("two");
    await waitUntil(({ failing_since }) => failing_since !== null);
    expect(receiver.bodies.length).toBe(5);
    // Within the hour, so that the session goes on.
    receiver.answer.status = 200;
    await publish("three");
    await waitUntil(({ failing_since }) => failing_since === null);
    receiver.answer.status = 503;
    await publish("four");
    await waitUntil(({ failing_since }) => failing_since !== null);
    time = dayMs + 1;
    owner = makeEditorClient(content.origin, await signIn(content.origin));
    await publish("five");
    await waitUntil(({ gave_up }) => gave_up !== null);
    expect((await owner("GET", "core/events")).body.results).toContainEqual(
      expect.objectContaining({ kind: "webhook-gave-up", detail: receiver.url, from: null }),
    );
    const { length } = receiver.bodies;
    await publish("six");
    receiver.answer.status = 200;
    expect((await owner("PATCH", path, { is_enabled: true })).body).toMatchObject({
      is_enabled: true,
      failing_since: null,
    });
    await publish("seven");
    await waitFor(() => receiver.bodies.length > length);
    expect(receiver.bodies.length).toBe(length + 1);
  });
});

describe("without the setting for private targets", () => {
  beforeAll(() => start({ webhooks: [receiver.url] }));
  afterAll(() => content.close());

  test("targets on this machine and in private networks are closed: as addresses, as names and as redirects", async () => {
    for (const host of [
      "127.0.0.1",
      "localhost",
      "a.localhost",
      "[::1]",
      "169.254.169.254",
      "0x7f.1",
      "[::ffff:10.0.0.1]",
    ])
      expect([host, await owner("POST", "core/webhooks", { url: `http://${host}:9/` })]).toEqual([
        host,
        { status: 400, body: expect.objectContaining({ code: "webhook-private" }) },
      ]);
    expect((await owner("POST", "core/webhooks", { url: "http://a:b@example.com/" })).body.message).toMatch(
      /use the secret/,
    );
    expect((await owner("POST", "core/webhooks", { url: "ftp://example.com/" })).body.message).toMatch(/http/);
    // A name that resolves to this machine is known only when it is called.
    expect(
      await postMessage(receiver.url.replace("127.0.0.1", hostname()), "{}", { mayBePrivate: false }),
    ).toMatchObject({
      problem: expect.stringMatching(/private|unresolved|unreachable/),
      status: null,
    });
    for (const [code, problem] of [
      ["ENOTFOUND", "unresolved"],
      ["CERT_HAS_EXPIRED", "certificate"],
      ["ECONNREFUSED", "unreachable"],
    ])
      expect([code, findCause(Object.assign(new Error(), { code }))]).toEqual([code, problem]);
    expect(receiver.bodies).toEqual([]);
    Object.assign(receiver.answer, { status: 302, location: receiver.url });
    expect(await postMessage(receiver.url, "{}", { mayBePrivate: true })).toMatchObject({
      problem: "redirect",
      status: 302,
    });
    expect(receiver.bodies.length).toBe(1);
  });

  test("the webhook of the settings is listed, tested and not changed here", async () => {
    const [own] = await list("");
    expect(own).toMatchObject({ url: receiver.url, is_configured: true, has_secret: true });
    expect(await owner("POST", `core/webhooks/${own.id}/test`)).toMatchObject({ status: 201 });
    expect(receiver.bodies).toMatchObject([{ type: "test-trigger", secret: "hook" }]);
    const refused = { status: 409, body: { code: "webhook-configured" } };
    expect(await owner("PATCH", `core/webhooks/${own.id}`, { secret: "x" })).toMatchObject(refused);
    expect(await owner("DELETE", `core/webhooks/${own.id}`)).toMatchObject(refused);
  });
});
