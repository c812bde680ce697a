import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { compareInstalled, hasDevPackages, npmArguments } from "./packages.mjs";
import { takeInstallLock } from "./takeInstallLock.mjs";
import { Problem } from "./problem.mjs";
import { runNpm } from "./runNpm.mjs";
import { step } from "./steps.mjs";

/** The Node.js that the packages bring. */
export const ownNode = join("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Installs packages when they do not match the lock file.
 * @param {{ dev: boolean }} options
 */
export async function installPackages({ dev }) {
  if (compare({ dev }).difference === "none") return;
  const lock = await takeInstallLock({
    onWait: (owner) => console.log(`→ Wait for process ${owner}, which installs packages …`),
  });
  try {
    const { difference, installed } = compare({ dev });
    if (difference === "none") return;
    const options = { dev, hadDev: hasDevPackages(installed) };
    const retry = npmArguments("different", options);
    await step("Install packages", () => runNpm(npmArguments(difference, options), { onStart: lock.add, retry }));
  } finally {
    lock.release();
  }
  if (!existsSync(ownNode)) {
    throw new Problem(
      `Node.js 24 was not installed into ${ownNode}: allow install scripts (npm config get ignore-scripts) and try again.`,
    );
  }
}

/** @param {{ dev: boolean }} options */
function compare({ dev }) {
  const locked = readPackages("package-lock.json") ?? {};
  const installed = readPackages("node_modules/.package-lock.json");
  const difference = existsSync(ownNode) ? compareInstalled(locked, installed, { dev }) : "different";
  return { difference, installed };
}

/** @param {string} path */
function readPackages(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, "utf8")).packages;
}
