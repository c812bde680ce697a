/** @jest-environment node */
import { startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import type * as Proxy from "./proxyRpc";

let gateway: BackEnd;
let proxyRpc: typeof Proxy.proxyRpc;
beforeAll(async () => {
  gateway = await startBackEnd((request, response) => {
    const { "x-api-key": key = "", "x-request-id": id = "", cookie = "" } = request.headers;
    const limits = { ratelimit: '"day";r=1;t=2', "x-compute-units": "20", "set-cookie": "a=b" };
    response.writeHead(402, { "content-type": "application/json", "retry-after": "7", "x-request-id": id, ...limits });
    response.end(JSON.stringify({ url: request.url, key, cookie }));
  });
  process.env.PLATFORM_API_URL = `${gateway.url}/platform/v3`;
  ({ proxyRpc } = await import("./proxyRpc"));
});
afterAll(() => gateway.close());

const send = async (headers: Record<string, string>, key?: string[]) => {
  const request = new Request("http://site.example/rpc/", { method: "POST", headers, body: "{}" });
  const response = await proxyRpc(request, { chain: "eth", network: "mainnet", ...(key ? { key } : {}) });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
};

test("a call passes with the key in its path or a header, and the limits come back", async () => {
  const { status, headers, body } = await send({ "x-request-id": "support-1", cookie: "a=secret" }, ["KEY"]);
  expect([status, body]).toEqual([402, { url: "/rpc/eth/mainnet/KEY", key: "", cookie: "" }]);
  expect(headers).toMatchObject({
    ...{ ratelimit: '"day";r=1;t=2', "x-compute-units": "20", "x-request-id": "support-1", "retry-after": "7" },
  });
  expect(headers).not.toHaveProperty("set-cookie");
  expect((await send({ "x-api-key": "KEY" })).body).toMatchObject({ url: "/rpc/eth/mainnet", key: "KEY" });
  await send({ authorization: "Bearer KEY" });
  await send({ authorization: "Basic secret" });
  expect(gateway.requests.slice(-2)).toEqual(["POST /rpc/eth/mainnet Bearer KEY", "POST /rpc/eth/mainnet"]);
});

test("a preflight allows what it asks for", async () => {
  const headers = { "access-control-request-headers": "solana-client,traceparent" };
  const request = new Request("http://site.example/rpc/", { method: "OPTIONS", headers });
  const response = await proxyRpc(request, { chain: "eth", network: "mainnet", key: ["KEY"] });
  expect([response.status, response.headers.get("access-control-allow-headers")]).toEqual([
    204,
    "solana-client,traceparent",
  ]);
});
