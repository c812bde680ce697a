import { createHash } from "node:crypto";

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import Ajv from "ajv/dist/2020.js";

import { expect, test } from "./fixtures";

const services = `http://127.0.0.1:${process.env.SERVICES_PORT}`;

test("the official MCP client lists the tools and calls them over HTTP, and editors' agents need a token", async ({
  baseURL,
  request,
}) => {
  const refused = await request.post("/studio/mcp", { data: { jsonrpc: "2.0", id: 1, method: "tools/list" } });
  expect([refused.status(), refused.headers()["www-authenticate"]]).toEqual([401, expect.stringContaining("Bearer")]);
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)));
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("try_call");
    const call = await client.callTool({ name: "try_call", arguments: { method: "eth_chainId" } });
    expect(JSON.stringify(call.structuredContent)).toMatch(/"0x[0-9a-f]+"/);
    const page = await client.callTool({ name: "read_page", arguments: { page: "/docs/limits/" } });
    expect(JSON.stringify(page.structuredContent)).toContain("# ");
    const cancelled = new AbortController();
    const search = client.callTool(
      { name: "search", arguments: { query: "ethereum rpc" } },
      { signal: cancelled.signal },
    );
    cancelled.abort("no longer needed");
    await expect(search).rejects.toThrow("no longer needed");
    const missing = await client.callTool({ name: "get_method", arguments: { method: "eth_getBal" } });
    expect([missing.isError, JSON.stringify(missing.content)]).toEqual([
      true,
      expect.stringContaining("eth_getBalance"),
    ]);
  } finally {
    await client.close();
  }
});

for (const path of ["/openrpc/eth.json", "/openapi/apt.json", "/openapi/gateway.json", "/postman/eth.json"]) {
  test(`${path} is readable from any origin, and another name is missing`, async ({ request, baseURL }) => {
    const found = await request.get(path);
    expect([found.status(), found.headers()["access-control-allow-origin"]]).toEqual([200, "*"]);
    expect(found.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(Object.keys(await found.json()).length).toBeGreaterThan(2);
    const other = path.replace(/[^/]+\.json/, "nowhere.json");
    const missing = await request.get(other, { headers: { accept: "application/json" } });
    expect([missing.status(), (await missing.json()).error.code]).toEqual([404, "not_found"]);
    const page = await request.get(other, { headers: { accept: "text/html" } });
    expect([page.status(), await page.text()]).toEqual([404, expect.stringContaining(`Page Not Found: ${other}`)]);
    expect(page.url()).toBe(`${baseURL}${other}`);
  });
}

type Described = [name: string, base: string, path: string, values: Record<string, string>];

const described: Described[] = [
  ["availability", "availability/v1", "/availability", {}],
  ["availability", "availability/v1", "/history", {}],
  ["availability", "availability/v1", "/history/{protocol}", { protocol: "eth" }],
  ["availability", "availability/v1", "/latency", {}],
  ["availability", "availability/v1", "/latency/{protocol}", { protocol: "eth" }],
  ["availability", "availability/v1", "/changes", {}],
  ["platform", "platform/v3", "/access_nodes/nodes_v2", {}],
  ["platform", "platform/v3", "/prices/public/plans/", {}],
  ["platform", "platform/v3", "/prices/CU/protocols/", {}],
  ["platform", "platform/v3", "/prices/CU/methods/{protocol}", { protocol: "eth" }],
  ["platform", "platform/v3", "/blocks", {}],
  ["faucet", "faucet/v1", "/networks", {}],
];

test("every back end answers as its OpenAPI description says", async ({ request }) => {
  const ajv = new Ajv({ strict: false });
  const [faucet] = await (await request.get(`${services}/faucet/v1/networks`)).json();
  const all: Described[] = [...described, ["faucet", "faucet/v1", "/{id}", { id: faucet.id }]];
  for (const [name, base, path, values] of all) {
    const { paths } = await (await request.get(`/openapi/${name}.json`)).json();
    const schema = paths[path].get.responses[200].content["application/json"].schema;
    const target = path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
    const response = await request.get(`${services}/${base}${target}`);
    expect([target, response.status()]).toEqual([target, 200]);
    const isValid = ajv.compile(schema);
    expect([target, isValid(await response.json()), isValid.errors]).toEqual([target, true, null]);
  }
});

test("the skill for agents has the digest that its index names", async ({ request }) => {
  const { skills } = await (await request.get("/.well-known/agent-skills/index.json")).json();
  const text = await (await request.get(skills[0].url)).text();
  expect(`sha256:${createHash("sha256").update(text).digest("hex")}`).toBe(skills[0].digest);
});
