/** @jest-environment node */
import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import { startSite } from "../testing/startSite.ts";
import type { TestSite } from "../testing/startSite.ts";

let site: TestSite;
const open: Socket[] = [];

beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await site.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;

function dial() {
  const socket = connect(site.port, "127.0.0.1");
  open.push(socket);
  let text = "";
  socket.on("data", (bytes: Buffer) => (text += bytes.toString("latin1")));
  /** The statuses of this many responses, once received. */
  const statuses = async (count: number) => {
    for (;;) {
      const lines = text.match(/HTTP\/1\.1 \d{3} /g) ?? [];
      if (lines.length >= count) return lines.map((line) => Number(line.slice(9, 12)));
      await once(socket, "data");
    }
  };
  return { socket, statuses, text: () => text };
}

test.each([
  ["a declared length", (bytes: number) => `content-length: ${bytes}\r\n\r\n`, (part: string) => part],
  [
    "chunks",
    () => "transfer-encoding: chunked\r\n\r\n",
    (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`,
  ],
])("a slow client whose body of %s is too large gets the 413, and can go on", async (_, declare, write) => {
  const { socket, statuses } = dial();
  const part = "x".repeat(400_000);
  socket.write(`POST /api/echo/ HTTP/1.1\r\nHost: localhost\r\n${declare(5 * part.length)}`);
  for (let sent = 0; sent < 5; sent += 1) {
    socket.write(write(part));
    // The client's own pace.
    await pause(50);
  }
  if (write(part) !== part) socket.write("0\r\n\r\n");
  expect(await statuses(1)).toEqual([413]);
  socket.write(get("/about/"));
  expect(await statuses(2)).toEqual([413, 200]);
});

test("pipelined requests are answered in their order on one connection", async () => {
  const { socket, statuses } = dial();
  socket.write(get("/about/") + get("/nowhere/") + get("/about/") + get("/%/"));
  expect(await statuses(4)).toEqual([200, 404, 200, 400]);
  socket.write(get("/about/"));
  expect(await statuses(5)).toEqual([200, 404, 200, 400, 200]);
});

test("a connection that sends hundreds of requests without waiting is closed, and others are answered", async () => {
  const [flood, other] = [dial(), dial()];
  const closed = once(flood.socket, "close");
  flood.socket.write(get("/nowhere/").repeat(600));
  await closed;
  expect((flood.text().match(/HTTP\/1\.1 404 /g) ?? []).length).toBeLessThan(20);
  other.socket.write(get("/nowhere/").repeat(10));
  expect(await other.statuses(10)).toEqual(Array.from({ length: 10 }, () => 404));
});

test("a server that shuts down answers on open connections, closes them and does not wait for idle ones", async () => {
  const [idle, used] = [dial(), dial()];
  for (const { socket, statuses } of [idle, used]) {
    socket.write(get("/about/"));
    await statuses(1);
  }
  const closed = site.shutdown(0.5);
  used.socket.write(get("/about/"));
  await used.statuses(2);
  expect(used.text().toLowerCase()).toContain("connection: close");
  await Promise.all([closed, once(idle.socket, "close")]);
});
