import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

import { notifyGuard } from "./notifyGuard.mjs";
import { onOrphaned } from "./onOrphaned.mjs";
import { explain, Problem } from "./problem.mjs";

/**
 * Runs npm on the Node that called this command; throws a `Problem` when it fails. It ends with this process, however
 * that ends: a second npm in the same folder would fail.
 * @param {string[]} args
 * @param {{ onStart?: (pid: number) => void }} [options]
 */
export function runNpm(args, { onStart = () => undefined } = {}) {
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
      if (code === 0) return resolve(undefined);
      process.stderr.write(output);
      reject(new Problem(explain(output) ?? `npm ${args[0]} failed with exit code ${code}; its output is above.`));
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
