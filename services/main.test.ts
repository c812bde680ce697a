/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findClosedPort, startEndpoint } from "./availability/testing/startEndpoint.ts";
import { putDatabase } from "./db/testing/template.ts";
import { toAsideName } from "./kit/durableFile.ts";

// The process starts and fills its tables: seconds, and more while many tests share the machine.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), "halyard-services-"));
let port: number;
let services: ChildProcess;
let output = "";
// What a kill leaves of an unfinished write.
const leftover = toAsideName(join(folder, "secrets.json"));

const run = (file: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATA_DIR: folder, SERVICES_PORT: String(port), DATABASE_URL: "", REDIS_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return child;
};
const send = async (path: string, request?: RequestInit) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  const body: unknown = await response.json();
  return { status: response.status, body };
};

beforeAll(async () => {
  await putDatabase(folder);
  writeFileSync(leftover, "half");
  port = await findClosedPort();
  services = run("services/main.ts");
  const ended = once(services, "exit");
  const ready = async () => {
    while (!output.includes('"message":"ready"')) if (services.stdout) await once(services.stdout, "data");
  };
  await Promise.race([ready(), ended.then(() => Promise.reject(new Error(output)))]);
});
afterAll(async () => {
  const ended = services.exitCode === null ? once(services, "exit") : undefined;
  services.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test("the start removes what a kill left of unfinished writes", () => {
  expect(existsSync(leftover)).toBe(false);
});

test.each(["/health", "/healthz", "/ready", "/readyz"])("%s answers once every back end has started", async (path) => {
  expect((await send(path)).status).toBe(200);
});

test.each([
  "/platform/v3/contacts/",
  "/platform/v3/enterprise-request",
  "/platform/v3/demo/sessions",
  "/forms/send_form",
  "/forms/unconfirmed",
  "/faucet/v1/eth-sepolia/claims",
])("POST %s takes 32 KiB at most", async (path) => {
  const body = JSON.stringify({ message: "x".repeat(33 * 1024) });
  const headers = { "content-type": "application/json" };
  expect(await send(path, { method: "POST", headers, body })).toMatchObject({
    status: 413,
    body: { error: { code: "too_large", message: expect.any(String) } },
  });
});

test("an unknown path is answered with a JSON error", async () => {
  expect(await send("/platform/v3/nothing")).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
});

test("the probe measures an endpoint and its result is in the history", async () => {
  const endpoint = await startEndpoint((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x64"}'));
  const probe = run("services/availability/probe.ts", { RPC_ETH_MAINNET_URL: endpoint.url, PROBE_REGION: "fra" });
  expect(await once(probe, "exit")).toEqual([0, null]);
  const { body } = await send("/availability/v1/history/eth");
  expect(body).toHaveProperty("days.89.regions.fra", expect.objectContaining({ samples: 1, reachable: 1, behind: 0 }));
  await endpoint.close();
});

test("the probe without endpoints names the missing settings", async () => {
  const probe = run("services/availability/probe.ts");
  expect(await once(probe, "exit")).toEqual([1, null]);
  expect(output).toContain("set RPC_{KEY}_{NETWORK}_URL");
});

test("no log line contains visitors' input or a secret", async () => {
  const headers = { "content-type": "application/json", "recaptcha-token": "token-of-a-visitor" };
  const visitor = { email: "visitor@example.org", name: "Ada Visitor", message: "hello" };
  await send("/platform/v3/contacts/", { method: "POST", headers, body: JSON.stringify(visitor) });
  const response = await fetch(`http://127.0.0.1:${port}/platform/v3/account/`, {
    headers: { authorization: "Bearer abcdefghijklmnopqrstuvwxyz" },
  });
  expect(response.status).toBe(401);
  for (const secret of ["visitor@example.org", "Ada Visitor", "token-of-a-visitor", "abcdefghijklmnopqrstuvwxyz"]) {
    expect(output).not.toContain(secret);
  }
});

test("the back ends keep answering and shut down cleanly after their output was closed", async () => {
  services.stdout?.destroy();
  services.stderr?.destroy();
  const headers = { "content-type": "application/json" };
  for (let count = 0; count < 20; count += 1) {
    // Each of these is logged.
    await send("/platform/v3/contacts/", { method: "POST", headers, body: "{" });
  }
  expect((await send("/ready")).status).toBe(200);
  const ended = once(services, "exit");
  services.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
