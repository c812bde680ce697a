/** @jest-environment node */
import type { RequestListener } from "node:http";

import { readChains } from "../../kit/catalog/readChains.ts";
import { findClosedPort, startEndpoint } from "../testing/startEndpoint.ts";
import type { TestEndpoint } from "../testing/startEndpoint.ts";
import { measureRound } from "./measureRound.ts";
import { readProbeSettings } from "./readProbeSettings.ts";

const chains = readChains("content/data");
const open: TestEndpoint[] = [];
afterEach(() => Promise.all(open.splice(0).map((endpoint) => endpoint.close())));

const text =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body);

async function measure(variable: string, listener: RequestListener, timeout = 5_000) {
  const endpoint = await startEndpoint(listener);
  open.push(endpoint);
  const reasons: string[] = [];
  const settings = readProbeSettings({ [variable]: `${endpoint.url}/key`, PROBE_REGION: "sgp" }, chains);
  const results = await measureRound(settings, (_, reason) => reasons.push(reason), timeout);
  return { results, reasons };
}

test("an endpoint that answers has a height and a latency", async () => {
  const { results, reasons } = await measure("RPC_ETH_SEPOLIA_URL", text(200, '{"result":"0x64"}'));
  expect(results).toEqual([
    {
      protocol: "eth",
      network: "sepolia",
      region: "sgp",
      endpoint: 0,
      takenAt: expect.any(Date),
      reachable: true,
      latency: expect.any(Number),
      height: 100,
    },
  ]);
  expect(results[0]?.latency).toBeGreaterThan(0);
  expect(reasons).toEqual([]);
});

test("a JSON-RPC chain receives a POST with its method, a REST chain a GET of its path", async () => {
  const requests: string[] = [];
  const listen: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      requests.push(`${request.method} ${request.url} ${body}`);
      response.end('{"result":1,"block_height":"1"}');
    });
  };
  await measure("RPC_BTC_MAINNET_URL", listen);
  await measure("RPC_APT_MAINNET_URL", listen);
  expect(requests).toEqual(['POST /key {"jsonrpc":"2.0","id":1,"method":"getblockcount","params":[]}', "GET /key/v1 "]);
});

test.each([
  ["status 500", text(500, '{"result":"0x64"}')],
  ["an answer that is not JSON", text(200, "<html>")],
  ["an answer without a height", text(200, '{"error":{"code":-32000}}')],
  ["BodyTooLarge", text(200, `{"result":"0x64"}${" ".repeat(2 * 1024 * 1024)}`)],
])("%s is not reachable", async (reason, response) => {
  const { results, reasons } = await measure("RPC_ETH_MAINNET_URL", response);
  expect(results).toMatchObject([{ reachable: false, latency: null, height: null }]);
  expect(reasons).toEqual([reason]);
});

test("a probe of an endpoint that never answers times out", async () => {
  const { results, reasons } = await measure("RPC_ETH_MAINNET_URL", () => undefined, 150);
  expect(results).toMatchObject([{ reachable: false, latency: null }]);
  expect(reasons).toEqual(["no answer in time"]);
});

test("a probe of an endpoint that stalls within its response times out", async () => {
  const stuck: RequestListener = (_, response) => response.writeHead(200).write('{"result":');
  const { reasons } = await measure("RPC_ETH_MAINNET_URL", stuck, 150);
  expect(reasons).toEqual(["no answer in time"]);
});

test("an unreachable endpoint is reported with its error code", async () => {
  const reasons: string[] = [];
  const settings = readProbeSettings({ RPC_ETH_MAINNET_URL: `http://127.0.0.1:${await findClosedPort()}` }, chains);
  const results = await measureRound(settings, (_, reason) => reasons.push(reason));
  expect([results[0]?.reachable, reasons]).toEqual([false, ["ECONNREFUSED"]]);
});
