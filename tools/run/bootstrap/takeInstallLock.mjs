import { createHash } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Problem } from "./problem.mjs";

const intervalMs = 200;
const waitMs = 15 * 60_000;

/** The lock of a project folder: the ids of the processes that install into it, one a line. */
const lockOf = (folder = process.cwd()) =>
  join(tmpdir(), `halyard-install-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);

/**
 * Waits until no other process installs packages into this folder, then takes the lock; throws a `Problem` after a
 * quarter of an hour. Two npm at once remove each other's folders, and one that was stopped may still be ending.
 * @param {{ file?: string, onWait?: (owner: number) => void }} [options]
 */
export async function takeInstallLock({ file = lockOf(), onWait = () => undefined } = {}) {
  const deadline = performance.now() + waitMs;
  let hasWaited = false;
  while (!create(file)) {
    const owner = readOwners(file).find(isAlive);
    if (owner === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (performance.now() > deadline)
      throw new Problem(`Process ${owner} has been installing packages for long: stop it and try again.`);
    if (!hasWaited) onWait(owner);
    hasWaited = true;
    await sleep(intervalMs);
  }
  return {
    /** @param {number} owner another process that installs for this one */
    add: (owner) => writeFileSync(file, `${process.pid}\n${owner}`),
    release: () => rmSync(file, { force: true }),
  };
}

/** @param {string} file */
function create(file) {
  // A link appears with its content; a file would be empty for a moment.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (getCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** @param {string} file */
function readOwners(file) {
  try {
    return readFileSync(file, "utf8").split("\n").map(Number);
  } catch (error) {
    if (getCode(error) === "ENOENT") return [];
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs under another user.
    return getCode(error) === "EPERM";
  }
}

/** @param {unknown} error */
const getCode = (error) => (typeof error === "object" && error !== null && "code" in error ? error.code : undefined);
