/** @jest-environment node */
import { send } from "../../server/testing/fuzz.ts";
import { startSite } from "../../server/testing/startSite.ts";
import type { TestSite } from "../../server/testing/startSite.ts";
import { nginxProgram, startNginx } from "./testing/startNginx.ts";
import type { TestNginx } from "./testing/startNginx.ts";

const withNginx = nginxProgram ? test : test.skip;

const sites: TestSite[] = [];
let nginx: TestNginx;

beforeAll(async () => {
  if (!nginxProgram) return;
  // Sequential, because these tests share one process.
  for (let one = 0; one < 2; one += 1) sites.push(await startSite({ env: { TRUST_PROXY: "loopback" } }));
  nginx = await startNginx(sites.map(({ port }) => port));
}, 20_000);
afterAll(async () => {
  if (!nginxProgram) return;
  await nginx.stop();
  await Promise.all(sites.map((site) => site.close()));
});

const raw = (first: string, headers: string[] = [], body = "") =>
  [`${first} HTTP/1.1`, "host: localhost", "connection: close", ...headers, "", body].join("\r\n");
const posted = (path: string, bytes: number) =>
  raw(`POST ${path}`, [`content-length: ${bytes}`, "content-type: application/json"], "x".repeat(bytes));

/** The status of a request for an uncached path. */
let count = 0;
const visit = async () => (await fetch(`${nginx.origin}/api/echo/?visitor=${(count += 1)}`)).status;

const hostile: [string, string, string][] = [
  ...["500", "502", "503", "504"].map((status): [string, string, string] => [
    `an answer of ${status}`,
    raw(`GET /api/echo/?status=${status}`),
    status,
  ]),
  ["a page that fails at a word", raw("GET /nodes/?q=constructor"), "200"],
  ["a report of 900 kB", posted("/api/csp-reports/", 900_000), "413"],
  ["900 kB for a page", posted("/about/", 900_000), "405"],
  ["900 kB for an endpoint", posted("/api/echo/", 900_000), "200"],
  ["900 kB for an endpoint that reads only their beginning", posted("/api/echo/?part", 900_000), "413"],
  ["a URL of 8,000 characters", raw(`GET /about/?x=${"x".repeat(8_000)}`), "200"],
  ["a URL of 60,000 characters", raw(`GET /about/?x=${"x".repeat(60_000)}`), "414"],
  ["a header of 60,000 characters", raw("GET /about/", [`accept: ${"x".repeat(60_000)}`]), "414"],
  ["an upgrade", raw("GET /about/", ["upgrade: websocket"]), "200"],
  ["a broken escape", raw("GET /p/%E0%A4%A/"), "400"],
];

withNginx.each(hostile)(
  "%s, asked for again and again, takes no instance from the others",
  async (_, bytes, status) => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const replies: string[] = [];
    const visits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const [reply, ...seen] = await Promise.all([send(nginx.port, bytes), visit(), visit(), visit()]);
      replies.push(reply.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
      visits.push(...seen);
    }
    expect(new Set(replies)).toEqual(new Set([status]));
    expect(new Set(visits)).toEqual(new Set([200]));
    expect(nginx.losses()).toEqual([]);
  },
);

withNginx("an instance that is gone is left out, and nobody notices", async () => {
  await sites[1]?.shutdown();
  const visits = await Promise.all(Array.from({ length: 50 }, visit));
  expect(new Set(visits)).toEqual(new Set([200]));
});
