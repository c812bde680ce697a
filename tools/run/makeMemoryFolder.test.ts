/** @jest-environment node */
import { existsSync, rmSync, statSync } from "node:fs";

import { makeMemoryFolder } from "./makeMemoryFolder.ts";

const setFreeBytes = (bytes: number) => jest.spyOn(process, "availableMemory").mockReturnValue(bytes);
afterEach(() => jest.restoreAllMocks());

const testWithMemory = existsSync("/dev/shm") ? test : test.skip;

testWithMemory("temporary files are in memory only where much of it is free", () => {
  setFreeBytes(9 * 1024 ** 3);
  expect(makeMemoryFolder()).toBeUndefined();
});

testWithMemory("other users, as PostgreSQL's, can enter a folder in memory", () => {
  setFreeBytes(Infinity);
  const folder = makeMemoryFolder();
  // Too small here, or without the right to run programs.
  if (!folder) return;
  expect(folder).toMatch(/^\/dev\/shm\/halyard-/);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  rmSync(folder, { recursive: true });
});
