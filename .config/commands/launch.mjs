// node launch.mjs <command> [argument …]: installs what is missing, then runs the command under Node.js 24, whatever Node
// was called. Everything before that runs on Node.js 20, without packages.
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { installPackages, ownNode } from "./run/bootstrap/installPackages.mjs";
import { onOrphaned } from "./run/bootstrap/onOrphaned.mjs";
import { ignoreBrokenOutput } from "./run/bootstrap/ignoreBrokenOutput.mjs";
import { Problem } from "./run/bootstrap/problem.mjs";
import { startedAt } from "./run/bootstrap/steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Module of each command, which exports a function of the command's name, and whether it needs development packages.
 * @type {Record<string, { module: string, dev: boolean }>}
 */
const commands = {
  start: { module: "run/serve.ts", dev: false },
  dev: { module: "run/serve.ts", dev: true },
  build: { module: "run/build.ts", dev: false },
  cluster: { module: "run/cluster.ts", dev: true },
  test: { module: "check/test.ts", dev: true },
  check: { module: "check/check.ts", dev: true },
  e2e: { module: "check/e2e.ts", dev: true },
  newSlice: { module: "generate/newSlice.ts", dev: true },
  newFeature: { module: "generate/newFeature.ts", dev: true },
  bench: { module: "measure/bench.ts", dev: true },
  screens: { module: "measure/screens.ts", dev: true },
};

/**
 * @param {string} name
 * @param {string[]} args
 */
async function launch(name, args) {
  ignoreBrokenOutput();
  process.chdir(root);
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new Problem(`Unknown command ${JSON.stringify(name)}: use ${Object.keys(commands).join(", ")}.`);
    await installPackages({ dev: command.dev });
    if (Number.parseInt(process.versions.node, 10) < 24) return continueUnder(resolve(ownNode));
    const { [name]: run } = await import(new URL(command.module, import.meta.url).href);
    await run(args);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    // The summary of `npm test` is its last line, also when nothing could be run.
    if (name === "test") console.log("0 passed, 1 failed");
  }
}

/** @param {string} node */
function continueUnder(node) {
  // The channel lets the child notice when this process is killed.
  const child = spawn(node, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, HALYARD_STARTED: String(startedAt) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  onOrphaned(() => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}

await launch(process.argv[2] ?? "", process.argv.slice(3));
