/**
 * Load beside 10,000 idle keep-alive connections, then thousands that send a header or a body a few bytes at a time.
 * The site must keep answering and close connections that are too slow.
 */
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { Gates } from "../run/Gates.ts";
import { quantile } from "../run/quantile.ts";
import { readMemory } from "../run/readMemory.ts";
import { printTable } from "../run/table.ts";

const { BENCH_SITE: site = "" } = process.env;
const port = Number(new URL(site).port);
const idle = 10_000;
const slow = 2_000;
const path = "/about/";

type Held = { socket: Socket; began: number; answered: boolean; closedAfter: number | undefined };

function hold(bytes: string): Held {
  const connection: Held = {
    socket: connect(port, "127.0.0.1"),
    began: performance.now(),
    answered: false,
    closedAfter: undefined,
  };
  const { socket } = connection;
  socket.write(bytes);
  socket.once("data", () => (connection.answered = true));
  // The measurement waits for the site to close the connection.
  socket.on("error", () => undefined);
  socket.on("close", () => (connection.closedAfter = performance.now() - connection.began));
  return connection;
}

/** Opens connections in batches: more than the listen backlog would be dropped. */
async function holdMany(count: number, bytes: string): Promise<Held[]> {
  const all: Held[] = [];
  while (all.length < count) {
    const batch = Array.from({ length: 100 }, () => hold(bytes));
    all.push(...batch);
    await Promise.all(batch.map(({ socket }) => new Promise((resolve) => socket.once("connect", resolve))));
  }
  return all;
}

const rows: (string | number)[][] = [["visitors meanwhile", "answers", "failed", "p50 ms", "p99 ms", "memory MB"]];
const gates = new Gates();

async function visit(name: string, seconds: number, during: () => void = () => undefined): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    during();
    const began = performance.now();
    try {
      const response = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(5_000) });
      if (response.status !== 200 || !(await response.text()).includes("</html>")) failed += 1;
    } catch (error) {
      console.warn(`no answer: ${error instanceof Error ? error.message : String(error)}`);
      failed += 1;
    }
    times.push(performance.now() - began);
    await sleep(5);
  }
  const p99 = quantile(times, 0.99);
  rows.push([name, times.length, failed, quantile(times, 0.5).toFixed(1), p99.toFixed(1), readMemory(site).toFixed(0)]);
  gates.atMost(`${name}: visitors without an answer`, failed, 0);
  gates.atMost(`${name}: p99`, p99, 500, "ms");
}

const trickle = (all: Held[], bytes: string) => {
  let last = performance.now();
  return () => {
    if (performance.now() - last < 1_000) return;
    last = performance.now();
    for (const { socket } of all) if (socket.writable) socket.write(bytes);
  };
};
const release = (all: Held[]) => all.forEach(({ socket }) => socket.destroy());
const maxSeconds = (all: Held[]) => Math.max(...all.map(({ closedAfter = Infinity }) => closedAfter)) / 1_000;

await visit("nobody else", 3);
const staying = await holdMany(idle, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
await visit(`${idle} idle connections`, 5);
const open = staying.filter(({ answered: responded, closedAfter }) => responded && closedAfter === undefined).length;
gates.atLeast("idle connections answered and kept", open, idle);

const headers = await holdMany(slow, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`);
await visit(`and ${slow} slow headers`, 9, trickle(headers, "x-a: 1\r\n"));
gates.atMost("longest that a slow header was waited for", maxSeconds(headers), 8, "s");

const bodies = await holdMany(
  slow,
  "POST /api/csp-reports/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/csp-report\r\ncontent-length: 9000\r\n\r\n{",
);
await visit(`and ${slow} slow bodies`, 24, trickle(bodies, " "));
gates.atMost("longest that a slow body was waited for", maxSeconds(bodies), 23, "s");
release([...staying, ...headers, ...bodies]);
await sleep(1_000);
await visit("when all are gone", 3);
printTable(rows);
gates.finish();
