import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { object, string } from "yup";

import { createdKeySchema, usageSchema } from "../../features/shared/contracts/accountKeys.ts";
import { sendCalls } from "./gateway/sendCalls.ts";
import type { Calls } from "./gateway/sendCalls.ts";
import { startProcess } from "./gateway/startProcess.ts";
import { Gates } from "./run/Gates.ts";
import { quantile } from "./run/quantile.ts";
import { printTable } from "./run/table.ts";

/** Compares calls through the gateway with calls to the node, then kills a gateway while it counts. */
const seconds = 5;
const dataDir = mkdtempSync(join(tmpdir(), "halyard-gateway-"));
const node = await startProcess("tools/bench/gateway/serveNode.ts");
const startGateway = () => startProcess("tools/bench/gateway/serveGateway.ts", [dataDir, node.origin]);
let gateway = await startGateway();

const post = async (path: string, body: object, token?: string): Promise<unknown> => {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${gateway.origin}/platform/v3/demo/${path}`, init)).json();
};
/** So many that the plan's requests per second limit none of them. */
const accounts = await Promise.all(
  Array.from({ length: 32 }, async () => {
    const { accessToken } = object({ accessToken: string().required() }).validateSync(
      await post("sessions", { plan: "growth" }),
    );
    return { accessToken, ...createdKeySchema.validateSync(await post("keys", {}, accessToken)).key };
  }),
);
const getUrls = () => accounts.map(({ key }) => `${gateway.origin}/rpc/eth/mainnet/${key}`);
/** Calls counted by the platform. */
const readCount = async () => {
  const counts = accounts.map(async ({ accessToken }) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${gateway.origin}/platform/v3/demo/usage?days=2`, { headers });
    const { rows } = usageSchema.validateSync(await response.json());
    return rows.reduce((sum, { requests }) => sum + requests, 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

// Warm-up: the first calls run uncompiled code.
await sendCalls({ urls: [node.origin], seconds: 1, connections: 32 });
await sendCalls({ urls: getUrls(), seconds: 2, connections: 32 });
const direct = await sendCalls({ urls: [node.origin], seconds, connections: 32 });
const full = await sendCalls({ urls: getUrls(), seconds, connections: 32 });
const calm = await sendCalls({ urls: getUrls(), seconds, connections: 2 });
const show = (name: string, { perSecond, milliseconds, own, failed }: Calls) => [
  name,
  perSecond.toFixed(0),
  quantile(milliseconds, 0.5).toFixed(2),
  quantile(milliseconds, 0.99).toFixed(2),
  own.length > 0 ? quantile(own, 0.99).toFixed(2) : "",
  failed,
];
printTable([
  ["", "calls/s", "p50 ms", "p99 ms", "own part p99 ms", "failed"],
  show("straight to the node, 32 connections", direct),
  show("through the gateway, 32 connections", full),
  show("through the gateway, 2 connections", calm),
]);

// Killed under load; everything answered more than a second before must have been counted.
const counted = await readCount();
const running = sendCalls({ urls: getUrls(), seconds: 4, connections: 16 });
await sleep(2_500);
const killedAt = performance.now();
await gateway.kill();
const { answeredAt: respondedAt } = await running;
gateway = await startGateway();
const retained = (await readCount()) - counted;
const before = respondedAt.filter((at) => at < killedAt - 1_000).length;
console.log(
  `${respondedAt.length} calls answered until it was killed, ${before} of them more than a second before; ${retained} counted`,
);
await gateway.kill();
await node.kill();
rmSync(dataDir, { recursive: true, force: true });

const gates = new Gates();
gates.atLeast("gateway: calls a second", full.perSecond, 2_000);
gates.atMost("gateway: p99 of its own part", quantile(calm.own, 0.99), 3, "ms");
gates.atMost("gateway: calls that failed", full.failed + calm.failed, 0);
gates.atMost("gateway: calls uncounted after a kill, older than a second", Math.max(0, before - retained), 0);
// Responses in flight at the kill may be lost.
gates.atMost("gateway: calls counted twice", Math.max(0, retained - respondedAt.length - 16), 0);
gates.finish();
