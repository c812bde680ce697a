import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { RunningProcess } from "../../run/RunningProcess.ts";

/**
 * Installs packages that are only used by measurements into a folder beside the measurements, without their install scripts,
 * unless they are there already. Returns the folder.
 */
export async function installPackages(name: string, packages: Record<string, string>): Promise<string> {
  const folder = resolve("tools", "bench", ".work", name);
  const manifest = JSON.stringify({ private: true, type: "module", dependencies: packages });
  const file = join(folder, "package.json");
  const done = join(folder, "installed");
  if (existsSync(done) && readFileSync(done, "utf8") === manifest) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  const npm = new RunningProcess({
    name: "npm",
    program: "npm",
    args: ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    env: process.env,
    quiet: true,
  });
  const code = await npm.ended;
  if (code !== 0) throw new Error(`npm could not install ${Object.keys(packages).join(", ")}: ${npm.output}`);
  writeFileSync(done, manifest);
  return folder;
}
