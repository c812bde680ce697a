import { execFile, execFileSync, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import { object, string } from "yup";

import { toRecordSchema } from "#contracts/toRecordSchema.ts";
import { findFreePort } from "#kit/chain/findFreePort.ts";

const run = promisify(execFile);

/**
 * Prismic's multi-language starter for Next.js, without screenshots and documents; Apache-2.0.
 * Source: github.com/prismicio-community/nextjs-starter-prismic-multi-language, 6a9b6c88d726.
 */
const archive = join(import.meta.dirname, "multi-language-starter.tgz");
// Packages that the site is built with; the others are tools of its authors.
const buildPackages = ["@slicemachine/adapter-next", "@tailwindcss/postcss", "postcss", "tailwindcss"];
const font = "https://fonts.googleapis.com/css2?family=Inter:wght@100..900&display=swap";

const packageShape = object({
  dependencies: toRecordSchema(string().required()),
  devDependencies: toRecordSchema(string().required()),
});

/** Whether npm's registry answers; without it the starter's packages cannot be installed. */
export function hasRegistry(): boolean {
  try {
    const limits = ["--fetch-retries=0", "--fetch-timeout=8000"];
    execFileSync("npm", ["view", "negotiator", "version", ...limits], { stdio: "ignore", timeout: 30_000 });
    return true;
  } catch (error) {
    // Any failure means that it cannot be asked.
    return !(error instanceof Error);
  }
}

/** The unpacked starter, with its models in `customtypes` and `src/slices`. */
export function unpackStarter(): string {
  const folder = mkdtempSync(join(tmpdir(), "starter-"));
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  return folder;
}

/** Installs and builds the starter against a repository. */
export async function buildStarter(folder: string, endpoint: string): Promise<void> {
  const file = join(folder, "package.json");
  const own = packageShape.validateSync(JSON.parse(readFileSync(file, "utf8")));
  const tools = Object.entries(own.devDependencies).filter(([name]) => buildPackages.includes(name));
  writeFileSync(
    file,
    JSON.stringify({ private: true, dependencies: { ...own.dependencies, ...Object.fromEntries(tools) } }),
  );
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: folder });
  setEndpoint(folder, endpoint);
  const fonts = join(folder, "fonts.cjs");
  const face = "@font-face{font-family:Inter;src:url(/inter.woff2) format('woff2')}";
  writeFileSync(fonts, `module.exports = ${JSON.stringify({ [font]: face })};`);
  await runNext(folder, ["build"], { ...environment, NEXT_FONT_GOOGLE_MOCKED_RESPONSES: fonts });
}

/** Serves the built starter; resolves once a page answers. */
export async function serveStarter(folder: string) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [nextProgram(folder), "start", "-p", `${port}`], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  for (let tries = 0; tries < 240 && child.exitCode === null; tries += 1) {
    if (await isReachable(`${origin}/en-us`)) break;
    await sleep(250);
  }
  const close = () => {
    child.kill();
    rmSync(folder, { recursive: true });
  };
  return { origin, close };
}

const isReachable = async (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const nextProgram = (folder: string) => createRequire(join(folder, "package.json")).resolve("next/dist/bin/next");

const environment = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" as const };

/** The one line by which an adopter names another repository than Prismic's own. */
function setEndpoint(folder: string, endpoint: string): void {
  const file = join(folder, "src/prismicio.js");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace("    routes,", `    routes,\n    documentAPIEndpoint: ${JSON.stringify(endpoint)},`),
  );
}

async function runNext(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  await run(process.execPath, [nextProgram(folder), ...args], { cwd: folder, env: { ...inherited, ...env } });
}
