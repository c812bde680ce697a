/** @jest-environment node */
import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";

import { fields } from "../testing/fields.ts";
import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
const open: Socket[] = [];

beforeEach(async () => {
  site = await startSite();
  // From now on it lies in memory.
  await site.get("/about/");
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await site.close();
});

const plain = (path: string, lines = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n${lines}\r\n`;

async function dial() {
  const accepted = once(site.server, "connection");
  const socket = connect(site.port, "127.0.0.1");
  open.push(socket);
  let heard = "";
  socket.on("data", (bytes: Buffer) => (heard += bytes.toString("latin1")));
  const [behind] = await accepted;
  /** Waits until this many answers came, told by their status lines. */
  const answers = async (count: number) => {
    for (;;) {
      const lines = heard.match(/HTTP\/1\.1 \d{3} /g) ?? [];
      if (lines.length >= count) return lines.map((line) => Number(line.slice(9, 12)));
      await once(socket, "data");
    }
  };
  return { socket, behind, answers, heard: () => heard };
}

test("a page in memory is answered as the server answers it, without the server being asked", async () => {
  const asked = jest.fn();
  site.server.on("request", asked);
  const line = await dial();
  line.socket.write(plain("/about/"));
  await line.answers(1);
  expect(asked).not.toHaveBeenCalled();
  const usual = await site.get("/about/", { "accept-encoding": "gzip" });
  const quick = fields(line.heard());
  const own = ["date", "connection", "keep-alive"];
  for (const [name, value] of Object.entries(usual.headers)) {
    if (!own.includes(name)) expect([name, quick.get(name)]).toEqual([name, value]);
  }
  for (const name of [...own, ...Object.keys(usual.headers)]) quick.delete(name);
  expect([...quick]).toEqual([]);
  expect(line.heard().slice(line.heard().indexOf("\r\n\r\n") + 4)).toBe(usual.body.toString("latin1"));
});

test("whatever is more than that is the server's, in the order it was asked, on the same connection", async () => {
  const line = await dial();
  line.socket.write(plain("/about/"));
  await line.answers(1);
  line.socket.write(plain("/nowhere/") + plain("/about/") + plain("/%/"));
  expect(await line.answers(4)).toEqual([200, 404, 200, 400]);
  line.socket.write(plain("/about/"));
  expect(await line.answers(5)).toEqual([200, 404, 200, 400, 200]);
});

test("a connection that asks on and on without waiting is ended, and others are answered", async () => {
  const [line, other] = [await dial(), await dial()];
  const ended = once(line.socket, "close");
  line.socket.write(plain("/nowhere/").repeat(600));
  await ended;
  expect((line.heard().match(/HTTP\/1\.1 404 /g) ?? []).length).toBeLessThan(20);
  other.socket.write(plain("/nowhere/").repeat(10));
  expect(await other.answers(10)).toEqual(Array.from({ length: 10 }, () => 404));
});

test("a path that nobody knows is named, without the server being asked", async () => {
  const asked = jest.fn();
  site.server.on("request", asked);
  const line = await dial();
  line.socket.write("GET /no/such/ HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await line.answers(1)).toEqual([404]);
  const usual = await site.get("/no/such/");
  asked.mockClear();
  line.socket.write("GET /no/such/2/ HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await line.answers(2)).toEqual([404, 404]);
  expect(line.heard()).toContain(usual.text);
  expect(line.heard()).toContain("/no/such/2/");
  expect(asked).not.toHaveBeenCalled();
});

test.each(["/health", "/ready", "/api/none/", "/_next/none", "/a.b", "/about", "/about/index.md", "/old/"])(
  "%s is no page, and left to the server",
  async (path) => {
    const asked = jest.fn();
    site.server.on("request", asked);
    const line = await dial();
    line.socket.write(plain(path));
    await line.answers(1);
    expect(asked).toHaveBeenCalled();
  },
);

test("a proxy in front is told how long to keep a page, and to keep none that is missing", async () => {
  const behind = await startSite({ env: { TRUST_PROXY: "loopback" } });
  await behind.get("/about/");
  const socket = connect(behind.port, "127.0.0.1");
  open.push(socket);
  socket.write(plain("/about/"));
  const [page] = await once(socket, "data");
  expect(String(page)).toMatch(/\r\nx-accel-expires: @\d{10}\r\n/);
  socket.write(plain("/nowhere/"));
  const [missing] = await once(socket, "data");
  expect(String(missing)).toMatch(/^HTTP\/1\.1 404 /);
  expect(String(missing)).not.toContain("x-accel-expires");
  await behind.close();
});

test("a request in pieces is put together", async () => {
  const line = await dial();
  line.socket.write("GET /about/ HTT");
  await once(line.behind, "data");
  line.socket.write("P/1.1\r\nhost: a\r\n\r\n");
  expect(await line.answers(1)).toEqual([200]);
});

test.each([
  ["a condition", `If-None-Match: *\r\n`],
  ["a body", "Content-Length: 2\r\n\r\nab"],
  ["chunks", "Transfer-Encoding: chunked\r\n\r\n0\r\n"],
  ["a range", "Range: bytes=0-1\r\n"],
  ["a router's header", "RSC: 1\r\n"],
  ["a wish for Markdown", "Accept: text/markdown\r\n"],
  ["an editor", "Cookie: io.prismic.preview=x; __prerender_bypass=secret\r\n"],
  ["an authorization", "Authorization: Bearer x\r\n"],
  ["a header sent twice", "Cookie: a=b\r\nCookie: c=d\r\n"],
  ["a second host", "Host: evil.example\r\n"],
  ["the wish to end the connection", "Connection: close\r\n"],
  ["a header of bytes", "X-Forwarded-For: \xff\r\n"],
])("%s is left to the server", async (_, lines) => {
  const asked = jest.fn();
  site.server.on("request", asked).on("clientError", asked);
  const line = await dial();
  line.socket.write(plain("/about/", lines), "latin1");
  await line.answers(1);
  expect(asked).toHaveBeenCalled();
});

test("who does not read what was sent is not answered any further until they do", async () => {
  const line = await dial();
  const { write } = line.behind;
  // What a socket says whose other side has stopped reading.
  line.behind.write = (bytes: Buffer) => write.call(line.behind, bytes) && false;
  line.socket.write(plain("/about/"));
  await line.answers(1);
  expect(line.behind.isPaused()).toBe(true);
  line.behind.write = write;
  line.socket.write(plain("/about/"));
  line.behind.emit("drain");
  expect(await line.answers(2)).toEqual([200, 200]);
});

test("a connection that stays silent is closed, one that was answered is kept as long as others", async () => {
  site.server.headersTimeout = 150;
  const silent = await dial();
  const used = await dial();
  used.socket.write(plain("/about/"));
  await used.answers(1);
  await once(silent.socket, "close");
  used.socket.write(plain("/about/"));
  expect(await used.answers(2)).toEqual([200, 200]);
});

test("a client that has said all it wanted still gets its answer", async () => {
  const line = await dial();
  line.socket.end(plain("/about/"));
  await once(line.socket, "close");
  expect(line.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n./);
});

test("a site that leaves answers on open connections that they end, and does not wait for idle ones", async () => {
  const [idle, used] = [await dial(), await dial()];
  for (const line of [idle, used]) {
    line.socket.write(plain("/about/"));
    await line.answers(1);
  }
  const left = site.leave(1.5);
  used.socket.write(plain("/about/"));
  await used.answers(2);
  expect(used.heard().toLowerCase()).toContain("connection: close");
  await Promise.all([left, once(idle.socket, "close")]);
});
