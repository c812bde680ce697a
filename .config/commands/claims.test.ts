/** @jest-environment node */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readClaim, writeClaim } from "./claims.ts";

const folder = mkdtempSync(join(tmpdir(), "claims-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a claim holds its folder, also after a move, until it is let go", () => {
  const release = writeClaim(join(folder, "data", "running"), 3000);
  expect(readClaim(join(folder, "data", "running"))).toEqual({ pid: process.pid, port: 3000 });
  renameSync(join(folder, "data"), join(folder, "moved"));
  expect(readClaim(join(folder, "moved", "running"))).toEqual({ pid: process.pid, port: 3000 });
  renameSync(join(folder, "moved"), join(folder, "data"));
  release();
  expect(readClaim(join(folder, "data", "running"))).toBeUndefined();
});

test("a claim that was copied along with its folder does not hold the copy", () => {
  writeClaim(join(folder, "original", "cache", "running"), 3000);
  cpSync(join(folder, "original"), join(folder, "copy"), { recursive: true });
  expect(readClaim(join(folder, "copy", "cache", "running"))).toBeUndefined();
  expect(readClaim(join(folder, "original", "cache", "running"))).toBeDefined();
});

test("a claim of a process that is gone holds nothing", () => {
  writeFileSync(join(folder, "running"), `${2 ** 22 + 1} 3000`);
  expect(readClaim(join(folder, "running"))).toBeUndefined();
});
