/** @jest-environment node */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { WebSocket } from "ws";

import { startSite } from "../../server/testing/startSite.ts";
import type { TestSite } from "../../server/testing/startSite.ts";
import { startTestGateway } from "../../server/testing/startTestGateway.ts";
import type { TestGateway } from "../../server/testing/startTestGateway.ts";
import { waitFor } from "../../services/kit/testing/waitFor.ts";
import { nginxProgram, startNginx } from "./testing/startNginx.ts";
import type { TestNginx } from "./testing/startNginx.ts";

const withNginx = nginxProgram ? test : test.skip;

let site: TestSite;
let nginx: TestNginx;
let gateway: TestGateway;

beforeAll(async () => {
  if (!nginxProgram) return;
  gateway = await startTestGateway();
  site = await startSite({ env: { TRUST_PROXY: "loopback" }, rpcOrigin: gateway.origin });
  nginx = await startNginx([site.port]);
}, 20_000);
afterAll(async () => {
  if (!nginxProgram) return;
  await nginx.stop();
  await site.close();
  gateway.close();
});

const stored = () =>
  readdirSync(join(nginx.folder, "nginx", "pages"), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );

const request = async (path: string) => {
  const startedAt = performance.now();
  const response = await fetch(`${nginx.origin}${path}`);
  await response.arrayBuffer();
  const { status, headers } = response;
  return { status, milliseconds: performance.now() - startedAt, cache: headers.get("x-cache") };
};
const crowd = (path: string, size: number) => Promise.all(Array.from({ length: size }, () => request(path)));

withNginx("a page is stored, and answered from there within its second", async () => {
  const before = stored().length;
  const caches: (string | null)[] = [];
  for (let count = 0; count < 20 && !caches.includes("HIT"); count += 1) caches.push((await request("/about/")).cache);
  expect(caches[0]).toBe("MISS");
  expect(caches).toContain("HIT");
  expect(stored().length).toBe(before + 1);
});

withNginx("a crowd on one dead link does not wait for each other", async () => {
  const maxMs = [];
  for (let round = 0; round < 3; round += 1) {
    const responses = await crowd(`/no/such/page/${round}/`, 40);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    maxMs.push(Math.max(...responses.map(({ milliseconds }) => milliseconds)));
  }
  // nginx polls a lock every half second; load on this machine lengthens some rounds, but not all.
  expect(Math.min(...maxMs)).toBeLessThan(450);
});

withNginx("unknown paths leave nothing on the disk", async () => {
  const before = stored().length;
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => request(`/${round}/${index}/none/`)));
    expect(responses.every(({ status, cache }) => status === 404 && cache === "MISS")).toBe(true);
  }
  expect(stored().length).toBe(before);
});

withNginx("a crowd on a page that is not stored yet costs one rendering", async () => {
  site.framework.rendered = [];
  const responses = await crowd("/nodes/", 40);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(site.framework.rendered).toEqual(["/nodes/"]);
  expect((await request("/nodes/")).cache).not.toBe("MISS");
});

withNginx("calls and WebSockets reach the gateway, large ones too, and no log holds their key", async () => {
  const path = "/rpc/eth/demo/secret-key";
  const body = "x".repeat(4 * 1024 * 1024);
  const response = await fetch(`${nginx.origin}${path}`, { method: "POST", body });
  expect([response.status, await response.json()]).toEqual([429, { method: "POST", url: path, bytes: body.length }]);
  const socket = new WebSocket(`${nginx.origin.replace("http", "ws")}${path}`);
  await once(socket, "open");
  socket.send("hello");
  const [message] = await once(socket, "message");
  expect(String(message)).toBe("got hello");
  socket.close();
  const readLog = () => readFileSync(join(nginx.folder, "nginx-access.log"), "utf8");
  await waitFor(() => readLog().includes("/rpc/eth/demo/ "));
  expect(readLog()).not.toContain("secret-key");
});

withNginx("an editor's documents and files reach the site up to their own limits", async () => {
  const isRefused = async (path: string, mebibytes: number) => {
    const body = new Blob([new Uint8Array(mebibytes * 1024 * 1024)]);
    return (await fetch(`${nginx.origin}${path}`, { method: "POST", body })).status === 413;
  };
  expect(await isRefused("/api/studio/assets/", 29)).toBe(false);
  expect(await isRefused("/api/studio/documents/a/", 3)).toBe(false);
  expect(await isRefused("/api/forms/contact/", 3)).toBe(true);
});
