import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { commands } from "../../commands.mjs";
import { installPackages, ownNode } from "./installPackages.mjs";
import { onOrphaned } from "./onOrphaned.mjs";
import { ignoreBrokenOutput } from "../../../features/shared/contracts/ignoreBrokenOutput.mjs";
import { Problem } from "./problem.mjs";
import { requireFreePorts } from "./requireFreePorts.mjs";
import { startedAt } from "./steps.mjs";

const tools = new URL("../../", import.meta.url);

/**
 * Installs missing packages, then runs a command under Node.js 24, whichever Node was called.
 * @param {string} name
 * @param {string[]} args
 */
export async function launchCommand(name, args) {
  ignoreBrokenOutput();
  process.chdir(fileURLToPath(new URL("..", tools)));
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new Problem(`Unknown command ${JSON.stringify(name)}: use ${Object.keys(commands).join(", ")}.`);
    // The version that this one replaces has them still.
    if (command.ports && !process.env.HALYARD_REPLACES) await requireFreePorts();
    await installPackages({ dev: command.dev ?? false });
    if (Number.parseInt(process.versions.node, 10) < 24) return continueUnder(resolve(ownNode));
    if ("program" in command) return await runProgram(command.program, [...(command.args ?? []), ...args]);
    const { [command.run]: run } = await import(new URL(command.module, tools).href);
    await run(args);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    // The summary of `npm test` is its last line, even when nothing could run.
    if (name === "test") console.log("0 passed, 1 failed");
  }
}

/**
 * Imports a program as if Node had been called with it, after `.env`.
 * @param {string} program
 * @param {string[]} args
 */
async function runProgram(program, args) {
  const path = resolve(program);
  process.argv = [process.execPath, path, ...args];
  if (process.channel) {
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel.unref();
  }
  await import(pathToFileURL(resolve("services/kit/loadEnv.ts")).href);
  await import(pathToFileURL(path).href);
}

/** @param {string} node */
function continueUnder(node) {
  // The channel lets the child notice when this process is killed.
  const child = spawn(node, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, HALYARD_STARTED: String(startedAt) },
  });
  passSignals(child);
  onOrphaned(() => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** @param {import("node:child_process").ChildProcess} child */
function passSignals(child) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
}
