/** @jest-environment node */
import { findChain } from "@/features/shared/catalogue/catalogue";

import { loadMenu, proxyCall, proxyEvents } from "./gateway";

const limits = {
  callsPerMinute: 30,
  batchCalls: 20,
  timeMs: 10_000,
  answerBytes: 524_288,
  subscriptionMs: 30_000,
  subscriptionMessages: 50,
};

const respond = (body: unknown, init?: ResponseInit) => jest.fn(() => Promise.resolve(Response.json(body, init)));
const post = (body: string, headers = {}) =>
  new Request("http://localhost/api/console/eth/mainnet/json-rpc/", { method: "POST", body, headers });

const real = globalThis.fetch;

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  globalThis.fetch = real;
});

function chain(key: string) {
  const found = findChain(key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
}

test("the menu has every network, its interfaces with who answers, and their methods with prices", async () => {
  globalThis.fetch = respond({
    networks: { mainnet: { "json-rpc": "endpoint" }, demo: { "json-rpc": "demo" } },
    limits,
  });
  const { networks, methods } = await loadMenu(chain("eth"));
  expect(networks.map(({ id }) => id)).toEqual(["mainnet", "demo", "sepolia", "hoodi"]);
  expect(networks[0]?.interfaces).toEqual([
    { id: "json-rpc", source: "endpoint" },
    { id: "websocket", source: "example" },
    { id: "graphql", source: "example" },
  ]);
  const trace = methods["json-rpc"]?.find(({ name }) => name === "trace_block");
  expect(trace).toMatchObject({
    category: "trace-debug",
    computeUnits: 40,
    demoUnits: 40,
    reference: "/docs/methods-evm/",
  });
  expect(methods["json-rpc"]?.find(({ name }) => name === "trace_call")).not.toHaveProperty("demoUnits");
});

test("every available chain has a method with a documented example", async () => {
  globalThis.fetch = respond({ networks: {}, limits });
  for (const key of [
    "btc",
    "sol",
    "trx",
    "ton",
    "sui",
    "apt",
    "near",
    "dot",
    "ada",
    "xrp",
    "xlm",
    "algo",
    "xtz",
    "sc",
  ]) {
    const { networks, methods } = await loadMenu(chain(key));
    const first = methods[networks[0]?.interfaces[0]?.id ?? ""]?.[0];
    expect([key, first?.answer]).toEqual([key, expect.anything()]);
  }
});

test("the console reports a gateway that is down", async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("refused")));
  await expect(loadMenu(chain("eth"))).rejects.toMatchObject({ status: 0 });
  expect((await proxyCall(["eth", "mainnet", "json-rpc"], post("{}"))).status).toBe(502);
});

test("a gateway response with another shape is reported", async () => {
  globalThis.fetch = respond({ networks: { mainnet: { "json-rpc": "somebody" } }, limits });
  await expect(loadMenu(chain("eth"))).rejects.toThrow("networks");
});

test("a call is proxied with the client's IP, and its error is returned", async () => {
  const fetchMock = respond({ error: { code: "rate_limited" } }, { status: 429, headers: { "retry-after": "7" } });
  globalThis.fetch = fetchMock;
  const response = await proxyCall(
    ["eth", "mainnet", "json-rpc"],
    post('{"method":"eth_chainId"}', { "x-forwarded-for": "203.0.113.7", cookie: "accessToken=secret" }),
  );
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("7");
  expect(fetchMock).toHaveBeenCalledWith(
    expect.stringMatching(/\/console\/v1\/eth\/mainnet\/json-rpc$/),
    expect.objectContaining({
      body: new Uint8Array(Buffer.from('{"method":"eth_chainId"}')),
      redirect: "error",
      headers: { "x-forwarded-for": "203.0.113.7", "content-type": "application/json" },
    }),
  );
});

test.each(["..", "%2e%2e", "a/b", "", "x?y", "EVIL"])("%j leads to no other address of the back ends", async (part) => {
  const fetchMock = respond({});
  globalThis.fetch = fetchMock;
  expect((await proxyCall(["eth", part, "json-rpc"], post("{}"))).status).toBe(404);
  expect((await proxyEvents([part, "mainnet", "websocket"], post("{}"))).status).toBe(404);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a request body over the limit is not forwarded to the gateway", async () => {
  const fetchMock = respond({});
  globalThis.fetch = fetchMock;
  expect((await proxyCall(["eth", "mainnet", "json-rpc"], post("x".repeat(20_000)))).status).toBe(413);
  expect(fetchMock).not.toHaveBeenCalled();
});
