/** @jest-environment node */
import { createServer } from "node:http";

import { fetchContent } from "./createClient";

type Step = { status: number; after?: string };

async function serve(steps: Step[]) {
  const times: number[] = [];
  const types: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    types.push(headers["content-type"]);
    const { status, after } = steps[Math.min(times.length, steps.length - 1)] ?? { status: 200 };
    times.push(performance.now());
    response.writeHead(status, after === undefined ? {} : { "retry-after": after }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/`, times, types, stop };
}

test("waits as long as a 429 requires before it retries", async () => {
  const { url, times, stop } = await serve([{ status: 429, after: "0.3" }, { status: 200 }]);
  expect((await fetchContent(url)).status).toBe(200);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(295);
  await stop();
});

test("waits until the moment that a 429 names, a minute at most", async () => {
  const delays: number[] = [];
  const { setTimeout: schedule } = globalThis;
  jest.spyOn(globalThis, "setTimeout").mockImplementation((run, milliseconds = 0, ...rest) => {
    delays.push(milliseconds);
    return schedule(run, 0, ...rest);
  });
  const inHalfAMinute = new Date(Date.now() + 31_000).toUTCString();
  const { url, stop } = await serve([
    { status: 429, after: inHalfAMinute },
    { status: 429, after: "3600" },
    { status: 200 },
  ]);
  expect((await fetchContent(url)).status).toBe(200);
  jest.restoreAllMocks();
  const [first = 0, second = 0] = delays.filter((delay) => delay > 10_000);
  expect(first).toBeGreaterThan(25_000);
  expect(first).toBeLessThanOrEqual(31_000);
  expect(second).toBe(60_000);
  await stop();
});

test("every call has a JSON content type", async () => {
  const { url, types, stop } = await serve([{ status: 200 }]);
  await fetchContent(url, { headers: { authorization: "Token a" } });
  expect(types).toEqual(["application/json"]);
  await stop();
});

test.each(["", "soon"])("waits 1.5 s when a 429 does not say how long (%o)", async (after) => {
  const { url, times, stop } = await serve([{ status: 429, ...(after ? { after } : {}) }, { status: 200 }]);
  expect((await fetchContent(url)).status).toBe(200);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_490);
  await stop();
});

test("reports an outage after three attempts, so that the client does not retry forever", async () => {
  const { url, times, stop } = await serve([{ status: 429, after: "0" }]);
  expect((await fetchContent(url)).status).toBe(503);
  expect(times).toHaveLength(3);
  await stop();
});

test("stops waiting when the request is aborted", async () => {
  const { url, stop } = await serve([{ status: 429, after: "9" }]);
  await expect(fetchContent(url, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await stop();
});

test("an endless response is aborted for all its readers, and its connection is closed", async () => {
  let sent = 0;
  const block = Buffer.alloc(1_000_000, "x");
  const closed = Promise.withResolvers<undefined>();
  const server = createServer((_, response) => {
    const send = () => {
      while (!response.destroyed && response.write(block)) sent += block.length;
    };
    response.on("drain", () => ((sent += block.length), send())).on("close", () => closed.resolve(undefined));
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const url = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}/`;
  // As Next's cache does, which reads a clone of the response to its end.
  const { fetch } = globalThis;
  const cached: Promise<unknown>[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
    const [own, other] = (await fetch(...request)).body?.tee() ?? [];
    cached.push(new Response(other ?? null).arrayBuffer().catch((error: unknown) => error));
    return new Response(own ?? null);
  });
  // A slow machine would reach the limit of time before that of bytes.
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  await expect(fetchContent(url)).rejects.toThrow("longer than 33554432 bytes");
  await closed.promise;
  expect(await Promise.all(cached)).toEqual([expect.objectContaining({ name: "AbortError" })]);
  expect(sent).toBeLessThan(80_000_000);
  jest.restoreAllMocks();
  server.close();
});
