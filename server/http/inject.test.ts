/** @jest-environment node */
import type { ServerResponse } from "node:http";

import { inject } from "./inject.ts";

test("an injected response is complete, with its status and headers, however it was written", async () => {
  const result = await inject(
    (request, response) => {
      response.setHeader("x-seen", `${request.method} ${request.url} ${request.headers.rsc}`);
      response.writeHead(201, { "content-type": "text/plain" });
      response.write("one ");
      response.end(Buffer.from("two"));
    },
    { url: "/a/?b", headers: { rsc: "1" } },
    1_000,
  );
  expect({ ...result, body: result.body.toString() }).toMatchObject({
    status: 201,
    headers: { "x-seen": "GET /a/?b 1", "content-type": "text/plain" },
    body: "one two",
  });
});

test("an injected request fails when the handler throws or does not answer", async () => {
  await expect(inject(() => Promise.reject(new Error("broken")), { url: "/" }, 1_000)).rejects.toThrow("broken");
  await expect(inject(() => undefined, { url: "/" }, 20)).rejects.toThrow("No answer within 20 ms");
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ["is broken off", (response) => setImmediate(() => response.destroy()), /destroyed/],
  ["is shorter than declared", (response) => response.end(), /ended after 4 of 100 bytes/],
  ["exceeds the limit", (response) => response.end(Buffer.alloc(9 * 1024 * 1024)), /longer than/],
  ["stops in the middle", () => undefined, /No answer within 500 ms/],
])("a response that %s is an error, never a whole one", async (name, finish, message) => {
  const handle = (_: unknown, response: ServerResponse) => {
    response.writeHead(200, name === "is shorter than declared" ? { "content-length": "100" } : {});
    response.write("part");
    finish(response);
  };
  await expect(inject(handle, { url: "/" }, 500)).rejects.toThrow(message);
});

test("a 304 may declare the length of what it stands for", async () => {
  const handle = (_: unknown, response: ServerResponse) =>
    void response.writeHead(304, { "content-length": "9" }).end();
  expect((await inject(handle, { url: "/" }, 1_000)).status).toBe(304);
});
