/** @jest-environment node */
import { startBackEnd } from "@/features/shared/testing/startBackEnd";
import type { BackEnd } from "@/features/shared/testing/startBackEnd";

import { readBytes, readJson, readText, bufferResponse } from "./readBounded";

const limit = 1_000;
let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const readers: [string, (response: Response) => Promise<unknown>][] = [
  ["text", ({ body }) => readText(body, limit)],
  ["bytes", async ({ body }) => new TextDecoder().decode(await readBytes(body, limit))],
  ["JSON", async (response) => JSON.stringify(await readJson(response, limit))],
  ["the whole answer", async (response) => (await bufferResponse(response, limit)).text()],
];

test.each(readers)("%s with the maximum number of bytes is read, one more is rejected", async (_, read) => {
  const text = `"${"é".repeat(499)}"`;
  backEnd.respondWith((__, response) => response.end(text));
  expect(await read(await fetch(backEnd.url))).toBe(text);
  backEnd.respondWith((__, response) => response.end(`${text} `));
  await expect(read(await fetch(backEnd.url))).rejects.toThrow("a body is longer than 1000 bytes");
});

test.each(readers)("%s without an end is read up to the limit, then the connection is closed", async (_, read) => {
  const closed = Promise.withResolvers<undefined>();
  let sent = 0;
  backEnd.respondWith((__, response) => {
    const send = () => {
      while (!response.destroyed && response.write("x".repeat(1_000))) sent += 1_000;
    };
    response.on("drain", send).on("close", () => closed.resolve(undefined));
    send();
  });
  await expect(read(await fetch(backEnd.url))).rejects.toThrow("longer than 1000 bytes");
  await closed.promise;
  expect(sent).toBeLessThan(20_000_000);
});

test("the buffered response keeps its status and headers, except those of its encoding", async () => {
  backEnd.respondWith((_, response) => response.writeHead(404, { etag: "a", "content-length": "2" }).end("{}"));
  const response = await bufferResponse(await fetch(backEnd.url), limit);
  expect([response.status, response.headers.get("etag"), await response.json()]).toEqual([404, "a", {}]);
});
