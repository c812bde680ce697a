/** @jest-environment node */
import { serve } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientOfSdk1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportOfSdk1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import { POST } from "./route";

jest.mock("@/features/shared/ui/Code/highlight", () => ({}));
jest.mock("@/app/_feeds/markdown", () => ({
  getMarkdownPath: (path: string) => `${path}index.md`,
  findPageMarkdown: async (path: string) => (path === "/docs/limits/" ? `# Limits\n${"x".repeat(30_000)}` : undefined),
}));
jest.mock("@/features/content/server", () => ({
  getSiteIndex: async () => ({ ref: "published" }),
  loadBrand: async () => ({ brand_id: "acme" }),
  loadEndpointHost: async () => "halyard.example",
  searchContent: {},
}));
jest.mock("@/features/account/server", () => ({}));
jest.mock("@/features/search/server", () => ({
  findHits: async (query: string) =>
    query === "down" ? undefined : [{ kind: "page", title: "Limits", path: "/docs/limits/", detail: "", within: "" }],
}));
jest.mock("@/features/shared/platform/server", () => ({
  loadNodes: async () => ({ value: [{ protocol: { _key: "eth" } }] }),
  loadPlans: async () => ({
    value: { currency: "USD", plans: [{ id: "start", name: "Start", pricePerMonth: 49, computeUnits: 50_000_000 }] },
  }),
  loadPriceMethods: async () => ({
    value: {
      multiplier: 1,
      archiveMultiplier: 2,
      methods: [{ method: "eth_call", computeUnits: 20, archiveComputeUnits: 40 }],
    },
  }),
  loadMethodChecks: async () => ({
    value: {
      protocols: {
        eth: { network: "mainnet", methods: { eth_call: { at: "2026-11-24T08:00:00.000Z", answered: true } } },
      },
    },
  }),
  loadAvailability: async () => ({ value: { eth: { nyc: 99.5, fra: 100 } } }),
  loadHistory: async () => ({
    value: { sample: true, to: "2026-11-26", regions: ["nyc", "fra"], protocols: { eth: { nyc: [99, 100] } } },
  }),
  loadLatency: async () => ({ value: { regions: [{ id: "nyc", p50: 20 }] } }),
}));

const url = "http://localhost:3000/mcp";

const send = (body: string, headers: Record<string, string> = {}) =>
  POST(
    new Request(url, {
      method: "POST",
      headers: { host: "localhost:3000", "content-type": "application/json", ...headers },
      body,
    }),
  );

/** The official client, whose requests reach the route without a network. */
async function connect(): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  const fetch = (input: string | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set("host", "localhost:3000");
    return POST(new Request(input, { ...init, headers }));
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch }));
  return client;
}

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

test("the official client lists nine described, read-only tools in at most three thousand tokens", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search",
    "read_page",
    "find_chains",
    "get_method",
    "estimate",
    "explain_error",
    "get_availability",
    "try_call",
    "get_usage",
  ]);
  for (const { annotations, outputSchema, description } of tools) {
    expect([annotations?.readOnlyHint, outputSchema?.type, Boolean(description)]).toEqual([true, "object", true]);
  }
  // JSON has about three and a half characters a token.
  expect(JSON.stringify(tools).length / 3.5).toBeLessThan(3_000);
});

const call = async (name: string, values: Record<string, unknown>) => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: values });
  return isError ? JSON.stringify(content) : structuredContent;
};

const cases: [string, Record<string, unknown>, object][] = [
  ["search", { query: "limits" }, { results: [{ kind: "page", title: "Limits" }], total: 1 }],
  ["read_page", { page: "/docs/limits/" }, { nextOffset: 20_000 }],
  ["find_chains", { query: "0x89" }, { chains: [{ key: "pol", formerNames: expect.arrayContaining(["matic"]) }] }],
  ["find_chains", { query: "fantom" }, { chains: [{ key: "s" }] }],
  [
    "get_method",
    { method: "eth_getBalance", language: "python", locale: "cn" },
    { code: expect.stringContaining("requests.post") },
  ],
  [
    "get_method",
    { method: "eth_call" },
    {
      chains: expect.arrayContaining([
        { key: "eth", answeredOn: "2026-11-24" },
        { key: "base", bySourceOn: "2026-11-25" },
      ]),
    },
  ],
  ["estimate", { calls: [{ method: "eth_call", count: 1e6 }] }, { units: 20_000_000, plan: { name: "Start" } }],
  ["explain_error", { error: '{"code":-32005,"message":"slow"}' }, { kind: "json-rpc", code: -32005 }],
  ["get_availability", { chain: "Ethereum" }, { mean: 99.51, sample: true }],
];

test.each(cases)("%s %j is answered with its source and time", async (name, values, expected) => {
  const response = await call(name, values);
  expect(response).toMatchObject(expected);
  expect(response).toMatchObject({ source: expect.stringMatching(/^http:\/\//), at: expect.stringMatching(/^20/) });
});

test.each([
  ["read_page", { page: "/nowhere/" }, "Find its path with search"],
  ["read_page", { page: "https://elsewhere.example/" }, "is no page of"],
  ["get_method", { method: "eth_getBal" }, "eth_getBalance"],
  ["get_availability", { chain: "ethereu" }, "Near it: eth"],
  ["explain_error", { error: "help" }, "No error code"],
  ["try_call", { method: "eth_call", network: "mainnet" }, "Authorization: Bearer"],
  ["try_call", { method: "eth_sendRawTransaction", params: ["0x"] }, "methods that read"],
  ["get_usage", {}, "Authorization: Bearer"],
  ["search", { query: "down" }, "ten seconds"],
  ["search", { query: 7 }, "query"],
])("%s %j says what would be right", async (name, values, words) => {
  expect(await call(name, values)).toContain(words);
});

test("a client of 2025 is answered from the same tools, with and without a handshake", async () => {
  const accept = { accept: "application/json, text/event-stream" };
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "old", version: "1" } };
  const first = await send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello }), accept);
  expect(await first.text()).toContain('"protocolVersion":"2025-06-18"');
  const list = await send(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list" }), accept);
  expect(await list.text()).toContain('"find_chains"');
});

test("a request for another host and one from another site's page are refused", async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  expect((await send(body, { host: "rebound.example" })).status).toBe(403);
  expect((await send(body, { origin: "https://evil.example" })).status).toBe(403);
  expect((await send(body, { origin: "null" })).status).toBe(403);
  const inspector = await send(body, {
    origin: "http://localhost:6274",
    accept: "application/json, text/event-stream",
  });
  expect(inspector.headers.get("access-control-allow-origin")).toBe("http://localhost:6274");
});

test("odd bodies are refused, never failed", async () => {
  const odd = ["", "[]", "null", "{", '{"jsonrpc":"2.0"}', "[".repeat(5_000), `"${"x".repeat(70_000)}"`, "\u0000"];
  for (const body of odd) {
    for (const type of ["application/json", "text/plain", ""]) {
      const { status } = await send(body, { "content-type": type, accept: "*/*" });
      expect([status >= 400 && status < 500, body.slice(0, 20)]).toEqual([true, body.slice(0, 20)]);
    }
  }
});

test("the clients of both SDKs are answered over HTTP, and reads take at most 50 ms of processor time", async () => {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const own = serve({ fetch: (request) => POST(request), port: 0, hostname: "127.0.0.1" }, () => resolve(own));
  });
  const target = new URL(`http://127.0.0.1:${Object(server.address()).port}/mcp`);
  const [older, newer] = [new ClientOfSdk1({ name: "old", version: "1" }), new Client({ name: "new", version: "1" })];
  await older.connect(new TransportOfSdk1(target));
  await newer.connect(new StreamableHTTPClientTransport(target));
  for (const client of [older, newer]) {
    expect((await client.listTools()).tools).toHaveLength(9);
    const read = () => client.callTool({ name: "find_chains", arguments: { query: "0x89" } });
    expect((await read()).structuredContent).toMatchObject({ chains: [{ key: "pol" }] });
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round += 1) await read();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000 / 20).toBeLessThan(50);
  }
  await Promise.all([older.close(), newer.close()]);
  await new Promise((resolve) => server.close(resolve));
});
