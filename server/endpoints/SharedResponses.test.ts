/** @jest-environment node */
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

import { App } from "../pages/App.ts";
import { SharedResponses } from "./SharedResponses.ts";

const words = JSON.stringify({ words: "flags on a halyard ".repeat(500) });
const requests: string[] = [];
let long = "";

function framework(request: IncomingMessage, response: ServerResponse): void {
  requests.push(request.url ?? "");
  if (request.url?.includes("v=1")) {
    response.writeHead(200, {
      "content-type": "application/json",
      "cache-control": "public, max-age=31536000, immutable",
    });
    return void response.end(words + long);
  }
  if (request.url?.startsWith("/builds/")) {
    response.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=60" });
    return void response.end(words);
  }
  response.writeHead(307, { location: "/api/search-index/en/?v=1", "cache-control": "public, max-age=0" }).end();
}

const app = new App({ handler: framework, clean: {} });
let shared: SharedResponses;
const server = createServer((request, response) => void shared.handle(request, response));

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  shared = new SharedResponses(app, ["x-content-type-options", "nosniff"]);
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" });
}

test("an immutable response is requested once and sent compressed with the common headers", async () => {
  for (let round = 0; round < 3; round += 1) {
    const reply = await get("/api/search-index/en/?v=1", { "accept-encoding": "br" });
    expect(await reply.text()).toBe(words);
    expect(Number(reply.headers.get("content-length"))).toBeLessThan(words.length / 10);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
  }
  expect(requests).toEqual(["/api/search-index/en/?v=1"]);
});

test("unknown parameters, other spellings and concurrent requests share one response", async () => {
  const paths = ["?v=1&x=1", "?x=2&v=1", "?v=1&v=2", "?v=%31", "?v=1"].map((query) => `/api/search-index/en/${query}`);
  const replies = await Promise.all([...paths, "/api/search-index/%65n/?v=1"].map((path) => get(path)));
  expect(new Set(await Promise.all(replies.map((reply) => reply.text())))).toEqual(new Set([words]));
  expect(requests).toEqual(["/api/search-index/en/?v=1"]);
});

test("a client that has the response is answered with 304", async () => {
  const first = await get("/api/search-index/en/?v=1");
  const again = await get("/api/search-index/en/?v=1", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("a response that may change is requested every time", async () => {
  for (let round = 0; round < 2; round += 1) {
    const reply = await get("/api/search-index/en/");
    expect([reply.status, reply.headers.get("location")]).toEqual([307, "/api/search-index/en/?v=1"]);
  }
  expect(requests).toHaveLength(2);
});

test("few responses are kept, however many URLs are requested", async () => {
  long = "x".repeat(5_000_000);
  for (let one = 0; one < 5; one += 1) await get(`/api/search-index/en/?v=1${one}`);
  await get("/api/search-index/en/?v=10");
  await get("/api/search-index/en/?v=14");
  long = "";
  expect(requests).toHaveLength(6);
});

test.each([
  ["/api/search-index/[locale]", "GET", true],
  ["/api/search-index/[locale]", "POST", false],
  ["/builds/meta/[file]", "GET", true],
  ["/builds/latest.json", "GET", false],
  ["/api/nodes", "GET", false],
])("%s asked by %s is shared: %s", (route, method, expected) => {
  expect(shared.takes(route, method)).toBe(expected);
});

test("a response that may be cached for a minute is requested again after it", async () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000);
  for (let round = 0; round < 3; round += 1) expect(await (await get("/builds/meta/b.json")).text()).toBe(words);
  now.mockReturnValue(61_001);
  await get("/builds/meta/b.json");
  now.mockRestore();
  expect(requests).toHaveLength(2);
});
