/** @jest-environment node */
import { env } from "@/features/shared/env";

import { proxyCall, proxyList, proxyState } from "./proxyCall";
import { proxyClaim } from "./proxyClaim";
import { proxyEvents } from "./proxyEvents";

const service = env.FAUCET_API_URL;
const url = "http://localhost:3000/api/faucet/eth-sepolia/";

const respond = (body: BodyInit, init: ResponseInit = {}) => {
  const stub = jest.fn().mockResolvedValue(new Response(body, init));
  Object.assign(globalThis, { fetch: stub });
  return stub;
};

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("a query is proxied to the service with the client's IP and the address, without following redirects", async () => {
  const stub = respond('{"id":"eth-sepolia"}', { headers: { "content-type": "application/json" } });
  const headers = { "x-forwarded-for": "203.0.113.9", cookie: "a=b" };
  const response = await proxyCall("eth-sepolia", "", new Request(`${url}?address=0xab&x=1`, { headers }));
  expect([response.status, await response.json()]).toEqual([200, { id: "eth-sepolia" }]);
  expect(stub).toHaveBeenCalledWith(
    `${service}/eth-sepolia?address=0xab`,
    expect.objectContaining({
      redirect: "error",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
    }),
  );
});

test("the state of all faucets is requested from the same service", async () => {
  const stub = respond("[]", { headers: { "content-type": "application/json" } });
  const response = await proxyList();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(stub).toHaveBeenCalledWith(`${service}/networks`, expect.objectContaining({ redirect: "error" }));
});

test.each(["eth-mainnet", "networks", "../forms", ""])("%p is no faucet, and no request is sent", async (id) => {
  const stub = respond("{}");
  expect((await proxyCall(id, "/challenge", new Request(url))).status).toBe(404);
  expect((await proxyClaim(id, new Request(url, { method: "POST" }))).status).toBe(404);
  expect(stub).not.toHaveBeenCalled();
});

test("a service that is down or sends too much is 502", async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("fetch failed")) });
  expect((await proxyCall("eth-sepolia", "", new Request(url))).status).toBe(502);
  respond("x".repeat(70_000));
  expect((await proxyCall("eth-sepolia", "", new Request(url))).status).toBe(502);
});

const claim = (body: string, headers: Record<string, string> = {}) =>
  proxyClaim(
    "eth-sepolia",
    new Request(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } }),
  );

test("a claim is proxied with its proof of work, and its rejection is returned with the time to wait", async () => {
  const stub = respond('{"error":{"code":"visitor_limit"}}', { status: 429, headers: { "retry-after": "60" } });
  const response = await claim('{"address":"0xab"}', { "recaptcha-token": "token" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(stub).toHaveBeenCalledWith(
    `${service}/eth-sepolia/claims`,
    expect.objectContaining({
      method: "POST",
      body: new Uint8Array(Buffer.from('{"address":"0xab"}')),
      headers: { "content-type": "application/json", "recaptcha-token": "token" },
    }),
  );
});

test("a claim that is too long or no JSON is rejected before a request is sent", async () => {
  const stub = respond("{}");
  expect((await claim("x".repeat(5_000))).status).toBe(413);
  expect((await claim("address=0xab", { "content-type": "text/plain" })).status).toBe(415);
  expect(stub).not.toHaveBeenCalled();
});

test("only what can be a claim's id is asked for", async () => {
  const stub = respond("{}");
  expect((await proxyState("../../secrets")).status).toBe(404);
  expect((await proxyEvents("a/b", new Request(url))).status).toBe(404);
  expect(stub).not.toHaveBeenCalled();
});

const stream = { headers: { "content-type": "text/event-stream" } };

test("events are passed on as they come, unbuffered", async () => {
  respond("event: claim\ndata: {}\n\n", stream);
  const response = await proxyEvents("LbGXq5oV0o7E0Z1rJxkT2w", new Request(url));
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(await response.text()).toBe("event: claim\ndata: {}\n\n");
});

test("a stream that never ends fails at a limit, so that nobody takes its part for the whole", async () => {
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
  respond(endless, stream);
  const response = await proxyEvents("LbGXq5oV0o7E0Z1rJxkT2w", new Request(url));
  await expect(response.arrayBuffer()).rejects.toThrow("longer than 524288 bytes");
});

test("a rejected stream has an error, and a missing claim is 404", async () => {
  respond("{}", { status: 503 });
  expect((await proxyEvents("LbGXq5oV0o7E0Z1rJxkT2w", new Request(url))).status).toBe(503);
  respond("{}", { status: 404 });
  expect((await proxyEvents("LbGXq5oV0o7E0Z1rJxkT2w", new Request(url))).status).toBe(404);
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("fetch failed")) });
  expect((await proxyEvents("LbGXq5oV0o7E0Z1rJxkT2w", new Request(url))).status).toBe(502);
});
