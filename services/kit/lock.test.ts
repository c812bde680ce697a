/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

import { readLockNote, takeLock } from "./lock.ts";

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), "locks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = `
  import { takeLock } from "./services/kit/lock.ts";
  process.stdin.once("data", () => process.stdout.write(takeLock(process.argv[1]) ? "taken" : "refused"));
  process.stdin.once("end", () => process.exit());
  process.stdout.write("here");`;

/** A process that takes a lock on request, and holds it until it ends. */
async function start(file: string) {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, file], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function readResponse(child: ChildProcessByStdio<Writable, Readable, null>): Promise<string> {
  const response = once(child.stdout, "data");
  child.stdin.write("now");
  return String(await response);
}

test("of 50 processes that start at once beside stale files one gets the lock, and the next one after its exit", async () => {
  const file = join(folder, "many");
  // The id of a running process, and files that are no locks.
  for (const name of [file, `${file}.lock`]) writeFileSync(name, `${process.pid}`);
  const children = [];
  for (let batch = 0; batch < 5; batch += 1) {
    children.push(...(await Promise.all(Array.from({ length: 10 }, () => start(file)))));
  }
  const responses = await Promise.all(children.map(readResponse));
  expect(responses.filter((response) => response === "taken")).toHaveLength(1);
  expect(Number(readLockNote(file))).toBe(children[responses.indexOf("taken")]?.pid);
  // The lock is free after any kind of exit.
  const ended = children.map((child) => once(child, "exit"));
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(ended);
  const next = takeLock(file);
  expect(next).toBeDefined();
  next?.release();
});

test("a lock is exclusive within a process and can be taken again after release", () => {
  const file = join(folder, "own");
  const lock = takeLock(file);
  expect([takeLock(file), readLockNote(file)]).toEqual([undefined, `${process.pid}`]);
  lock?.release();
  const next = takeLock(file);
  // A second release does not release the next holder's lock.
  lock?.release();
  expect(takeLock(file)).toBeUndefined();
  next?.release();
});

test("locking a folder does not lock a copy of it", () => {
  const lock = takeLock(join(folder, "original", "running"));
  cpSync(join(folder, "original"), join(folder, "copy"), { recursive: true });
  const other = takeLock(join(folder, "copy", "running"));
  expect(other).toBeDefined();
  for (const one of [lock, other]) one?.release();
});

test("a shared lock excludes an exclusive one and the other way round", () => {
  const file = join(folder, "shared");
  const readers = [takeLock(file, { kind: "shared" }), takeLock(file, { kind: "shared" })];
  expect(takeLock(file)).toBeUndefined();
  for (const reader of readers) reader?.release();
  const lock = takeLock(file);
  expect(takeLock(file, { kind: "shared" })).toBeUndefined();
  lock?.release();
});
