/** @jest-environment node */
import { createServer } from "node:http";

import { fetchWithRetry } from "./fetchWithRetry.ts";

async function responding(responses: { status: number; headers?: Record<string, string> }[]) {
  let requestCount = 0;
  const server = createServer((_, response) => {
    const { status, headers } = responses[Math.min(requestCount, responses.length - 1)] ?? { status: 500 };
    requestCount += 1;
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  return { url, asked: () => requestCount, close: () => server.close() };
}

test("a 429 is retried after its retry-after", async () => {
  const server = await responding([{ status: 429, headers: { "retry-after": "0.2" } }, { status: 200 }]);
  const start = performance.now();
  expect((await fetchWithRetry(server.url)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(190);
  server.close();
});

test("requests to a repository that always answers 429 fail after eight attempts", async () => {
  const server = await responding([{ status: 429, headers: { "retry-after": "0.01" } }]);
  expect((await fetchWithRetry(server.url)).status).toBe(429);
  expect(server.asked()).toBe(8);
  server.close();
});

test("a response with another client error is not retried", async () => {
  const server = await responding([{ status: 403 }]);
  expect((await fetchWithRetry(server.url)).status).toBe(403);
  expect(server.asked()).toBe(1);
  server.close();
});

test("the error for an unreachable host names it", async () => {
  const server = await responding([{ status: 200 }]);
  server.close();
  await expect(fetchWithRetry(server.url)).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached \(.*ECONNREFUSED.*\)/);
});
