import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { compareInstalled, hasDevPackages, npmArguments } from "./packages.mjs";
import { explain, Problem } from "./problem.mjs";
import { step } from "./steps.mjs";

/** The Node.js that the packages bring. */
export const ownNode = join("node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * Installs packages when they do not match the lock file.
 * @param {{ dev: boolean }} options
 */
export async function installPackages({ dev }) {
  const locked = readPackages("package-lock.json") ?? {};
  const installed = readPackages("node_modules/.package-lock.json");
  const difference = existsSync(ownNode) ? compareInstalled(locked, installed, { dev }) : "different";
  if (difference === "none") return;
  await step("Install packages", () => runNpm(npmArguments(difference, { dev, hadDev: hasDevPackages(installed) })));
  if (!existsSync(ownNode)) {
    throw new Problem(
      `Node.js 24 was not installed into ${ownNode}: allow install scripts (npm config get ignore-scripts) and try again.`,
    );
  }
}

/** @param {string} path */
function readPackages(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

/** @param {string[]} args */
function runNpm(args) {
  const { command, prefix } = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      env: { ...withoutOwnNode(process.env), SCARF_ANALYTICS: "false", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(undefined);
      process.stderr.write(output);
      reject(
        new Problem(explain(output) ?? `npm ${args[0]} failed with exit code ${code}; what it said stands above.`),
      );
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
 * npm takes node_modules away while it works, so it may not run on the Node inside.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutOwnNode(env) {
  const path = (env.PATH ?? "").split(delimiter).filter((folder) => !isOwn(folder));
  return { ...env, PATH: path.join(delimiter) };
}

/** @param {string} path */
const isOwn = (path) => path.startsWith(join(process.cwd(), "node_modules"));
