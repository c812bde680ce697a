import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { delimiter, join } from "node:path";

import { notifyGuard } from "./notifyGuard.mjs";
import { onOrphaned } from "./onOrphaned.mjs";
import { explain, isFolderBroken, Problem } from "./problem.mjs";

/**
 * Runs npm on the Node that called this command; throws a `Problem` when it fails.
 * @param {string[]} args
 * @param {object} [options]
 * @param {(pid: number) => void} [options.onStart]
 * @param {string[]} [options.retry] arguments for once more, without `node_modules`, when that folder is not whole
 */
export async function runNpm(args, { onStart = () => undefined, retry } = {}) {
  let { code, output } = await spawnNpm(args, onStart);
  if (code !== 0 && retry && isFolderBroken(output)) {
    console.log("  node_modules is not whole, so all packages are installed anew …");
    rmSync("node_modules", { recursive: true, force: true });
    ({ code, output } = await spawnNpm(retry, onStart));
  }
  if (code === 0) return;
  process.stderr.write(output);
  throw new Problem(explain(output) ?? `npm ${args[0]} failed with exit code ${code}; its output is above.`);
}

/**
 * It ends with this process, however that ends: a second npm in the same folder would fail.
 * @param {string[]} args
 * @param {(pid: number) => void} onStart
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function spawnNpm(args, onStart) {
  const { command, prefix } = npmCommand();
  const forget = onOrphaned(() => process.exit(1));
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      env: { ...withoutOwnNode(process.env), SCARF_ANALYTICS: "false", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const { pid } = child;
    if (pid) {
      notifyGuard({ started: pid });
      onStart(pid);
    }
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      forget();
      if (pid) notifyGuard({ ended: pid });
      resolve({ code, output });
    });
  });
}

function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  // Under npx or another package manager the variable names that one instead.
  if (npm && node && /npm-cli\.[cm]?js$/.test(npm) && !isOwn(node)) return { command: node, prefix: [npm] };
  return { command: "npm", prefix: [] };
}

/**
 * npm empties node_modules while it works, so it must not run on the Node inside.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutOwnNode(env) {
  const path = (env.PATH ?? "").split(delimiter).filter((folder) => !isOwn(folder));
  return { ...env, PATH: path.join(delimiter) };
}

/** @param {string} path */
const isOwn = (path) => path.startsWith(join(process.cwd(), "node_modules"));
