/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { takeInstallLock } from "./takeInstallLock.mjs";

const folder = mkdtempSync(join(tmpdir(), "install-lock-"));
const file = join(folder, "lock");
let npm: ChildProcess;
afterAll(() => {
  npm.kill();
  rmSync(folder, { recursive: true });
});

test("an installation waits for a stopped one that is still ending, then owns the folder", async () => {
  npm = spawn(process.execPath, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] });
  // The command that started it is gone already.
  writeFileSync(file, `999999999\n${npm.pid}`);
  const waited: number[] = [];
  const taken = takeInstallLock({
    file,
    onWait: (owner) => {
      waited.push(owner);
      npm.kill();
    },
  });
  const [lock] = await Promise.all([taken, once(npm, "exit")]);
  expect(waited).toEqual([npm.pid]);
  expect(readFileSync(file, "utf8")).toBe(`${process.pid}`);
  lock.add(4_321);
  expect(readFileSync(file, "utf8")).toBe(`${process.pid}\n4321`);
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test("the lock of a killed installation, or an unreadable one, is taken at once", async () => {
  for (const text of ["999999999", ""]) {
    writeFileSync(file, text);
    const onWait = jest.fn();
    (await takeInstallLock({ file, onWait })).release();
    expect(onWait).not.toHaveBeenCalled();
  }
});
