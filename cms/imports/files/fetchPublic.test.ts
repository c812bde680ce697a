/** @jest-environment node */
import { createServer } from "node:http";

import { fetchPublic } from "./fetchPublic.server.ts";

const server = createServer((request, response) => {
  if (request.url === "/loop") response.writeHead(302, { location: "/loop" }).end();
  else if (request.url === "/away") response.writeHead(302, { location: "http://169.254.169.254/secret" }).end();
  else response.writeHead(request.url === "/file" ? 200 : 404).end("content");
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const load = (url: string, { mayBePrivate = true, maxBytes = 100 } = {}) =>
  fetchPublic(url, { mayBePrivate, maxBytes });

test("a file is loaded, and one that is too large is not", async () => {
  expect(Buffer.from(await load(`${origin}/file`)).toString()).toBe("content");
  await expect(load(`${origin}/file`, { maxBytes: 3 })).rejects.toMatchObject({ code: "file-large" });
});

test.each([
  "http://127.0.0.1:9/",
  "http://localhost:9/",
  "http://[::1]:9/",
  "http://169.254.169.254/latest",
  "http://0x7f.1:9/",
])("%s is in a private network", (url) =>
  expect(load(url, { mayBePrivate: false })).rejects.toMatchObject({ code: "file-private" }),
);

test("what is missing, redirected without end or no web address is not loaded", async () => {
  await expect(load(`${origin}/none`)).rejects.toMatchObject({ code: "file-status", value: 404 });
  await expect(load(`${origin}/loop`)).rejects.toMatchObject({ code: "file-unreachable" });
  await expect(load("file:///etc/passwd")).rejects.toMatchObject({ code: "file-unreachable" });
});
