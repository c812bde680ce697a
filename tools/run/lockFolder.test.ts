/** @jest-environment node */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { lockFolder } from "./lockFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "claims-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (...names: string[]) => join(folder, ...names, "running");
const held = { other: { pid: process.pid, port: 3000 } };

/** Takes a lock that must be free. */
function take(path: string) {
  const claim = lockFolder(path, 3000);
  if ("other" in claim) throw new Error(`${path} is held by ${claim.other.pid}`);
  return claim.release;
}

test("a folder stays locked, even after it is moved, until the lock is released", () => {
  const release = take(file("data"));
  expect(lockFolder(file("data"), 3100)).toEqual(held);
  renameSync(join(folder, "data"), join(folder, "moved"));
  expect(lockFolder(file("moved"), 3100)).toEqual(held);
  renameSync(join(folder, "moved"), join(folder, "data"));
  release();
  take(file("data"))();
});

test("a lock file copied with its folder does not lock the copy", () => {
  const release = take(file("original"));
  cpSync(join(folder, "original"), join(folder, "copy"), { recursive: true });
  take(file("copy"))();
  expect(lockFolder(file("original"), 3100)).toEqual(held);
  release();
});

test.each([`${2 ** 22 + 1} 3000`, `${process.pid}`, `${process.pid} 3000`, "", "words"])(
  "a file that holds '%s' without a lock is no claim",
  (left) => {
    writeFileSync(file(), left);
    take(file())();
  },
);
