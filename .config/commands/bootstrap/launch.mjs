import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { installPackages, ownNode } from "./install.mjs";
import { ignoreBrokenOutput } from "./output.mjs";
import { whenOrphaned } from "./orphan.mjs";
import { Problem } from "./problem.mjs";
import { calledAt } from "./steps.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Installs what is missing, then runs a command of this folder under Node.js 24, whatever Node was called.
 * Everything before that runs on Node.js 20, without packages.
 * @param {string} command file name beside the `.mjs` that calls
 * @param {{ dev: boolean }} options whether development packages are needed
 * @returns {Promise<boolean>} whether the command could be begun
 */
export async function launch(command, { dev }) {
  ignoreBrokenOutput();
  process.chdir(root);
  try {
    await installPackages({ dev });
    if (Number.parseInt(process.versions.node, 10) >= 24) await import(new URL(`../${command}`, import.meta.url).href);
    else goOn(resolve(ownNode));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}

/** @param {string} node */
function goOn(node) {
  // The channel lets the child notice when this process is killed.
  const child = spawn(node, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, HALYARD_STARTED: String(calledAt) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}
