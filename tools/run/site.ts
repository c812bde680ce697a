import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { takeLock } from "../../services/kit/lock.ts";
import { buildClientScripts } from "../../server/pages/clientScripts.ts";
import { Problem } from "./bootstrap/problem.mjs";
import { step } from "./bootstrap/steps.mjs";
import { buildRuns } from "./buildRuns.ts";
import { requireWritable } from "./requireWritable.ts";
import { explainBuild } from "./explainBuild.ts";
import { RunningProcess } from "./RunningProcess.ts";
import type { Settings } from "./settings.ts";
import { supervise } from "./supervise.ts";
import { makeStamp, readStamp, reasonToBuild, writeStamp } from "./stamp.ts";
import { startSeconds, stopUnlessReady, waitUntilReady } from "./waitUntilReady.ts";

const next = join("node_modules", "next", "dist", "bin", "next");

type Options = { settings: Settings; env: NodeJS.ProcessEnv };

/** Folder of the tested build, which neither `next build` nor the tools touch. */
export const testDistDir = join(".next", "cache", "test");

/** Folder of the build that an environment names. */
const getDistDir = (env: NodeJS.ProcessEnv) => env.NEXT_DIST_DIR || ".next";

const getLockFile = (env: NodeJS.ProcessEnv) => join(getDistDir(env), "cache", "running");

/** Builds the site when its build is outdated, or always on request. */
export async function buildSite({ settings, env, always = false }: Options & { always?: boolean }): Promise<void> {
  const distDir = getDistDir(env);
  const stamp = await makeStamp(settings.site, env.PRISMIC_ACCESS_TOKEN);
  const reason = always ? "asked for" : reasonToBuild(readStamp(distDir), stamp);
  if (!reason) return console.log("✓ The build is up to date");
  requireWritable(distDir, "the build");
  // Running sites share the lock of their build.
  const lock = takeLock(getLockFile(env));
  if (!lock)
    throw new Problem(`A new build is needed (${reason}), but another process uses the old one: stop it first.`);
  // Drops cached responses of a repository that changed content under the same ref.
  rmSync(join(distDir, "cache", "fetch-cache"), { recursive: true, force: true });
  try {
    await step(`Build the site (${reason})`, () =>
      runBuild({ ...env, NODE_ENV: "production" }, settings.site.PRISMIC_API_URL),
    );
    buildClientScripts(distDir);
    await step("Write the pages as Markdown", () => writeMarkdown(env));
    writeStamp(distDir, stamp);
  } finally {
    lock.release();
  }
}

async function runBuild(env: NodeJS.ProcessEnv, repository: string): Promise<void> {
  for (const run of buildRuns(env)) {
    const child = new RunningProcess({ name: "The build", ...run, quiet: true });
    const code = await child.ended;
    if (code === 0) continue;
    process.stderr.write(child.output);
    throw new Problem(explainBuild(child.output, repository) ?? `The build failed (${code}); its output is above.`);
  }
}

/** In a process of its own, whose memory is free afterwards. */
async function writeMarkdown(env: NodeJS.ProcessEnv): Promise<void> {
  const child = new RunningProcess({ name: "The writer", args: ["tools/run/writeMarkdown.ts"], env, quiet: true });
  const code = await child.ended;
  if (code !== 0) throw new Problem(`The pages could not be written as Markdown (${code}):\n${child.output}`);
}

type Start = Options & {
  quiet?: boolean;
  /** Another site has the port until this one listens there too. */
  isBesideAnother?: boolean;
};

/** Starts the built site and waits until the home page answers, or until it listens beside another site. */
export async function startSite({ isBesideAnother = false, ...options }: Start): Promise<RunningProcess> {
  const { PORT } = options.settings.site;
  const env = isBesideAnother ? { ...options.env, LISTEN_WHEN_READY: "true" } : options.env;
  const child = spawnSite({ ...options, env });
  await step("Start the site", () =>
    isBesideAnother ? waitUntilListening(child) : waitForPage(child, { port: PORT, seconds: startSeconds }),
  );
  return child;
}

const listenSeconds = 120;

/** Waits for the line of the log: a request would be answered by the other site. */
async function waitUntilListening(child: RunningProcess): Promise<void> {
  const deadline = Date.now() + listenSeconds * 1_000;
  while (!child.output.includes('"message":"listening"')) {
    if (Date.now() > deadline) throw new Problem(`${child.name} did not listen within ${listenSeconds} s.`);
    const ended = await Promise.race([child.ended, sleep(100)]);
    if (ended !== undefined) throw new Problem(`${child.name} stopped (${ended}) before it listened.`);
  }
}

/** Restarts a site until it is stopped. */
export function superviseSite(
  child: RunningProcess,
  { settings, env }: Options,
  onStarted: (child: RunningProcess) => void = () => undefined,
): Promise<void> {
  const health = `http://127.0.0.1:${settings.site.PORT}/health`;
  const until = { url: health, seconds: startSeconds, accepts: (status: number) => status === 200 };
  const start = async () => {
    const next = await stopUnlessReady(spawnSite({ settings, env }), until);
    onStarted(next);
    return next;
  };
  return supervise({ child, health, start });
}

function spawnSite({ settings, env, quiet }: Options & { quiet?: boolean }): RunningProcess {
  const server = existsSync("server/main.ts")
    ? ["server/main.ts"]
    : [next, "start", "--port", String(settings.site.PORT)];
  // The state of the slice simulator is in its URL.
  const args = ["--max-http-header-size=1048576", ...server];
  const lock = takeLock(getLockFile(env), { kind: "shared" });
  if (!lock) throw new Problem("Another process is building: wait until it is finished.");
  const child = new RunningProcess({
    name: "The site",
    args,
    // An upgrade starts the next version beside this one.
    env: { ...env, NODE_ENV: "production", SHARE_PORT: "true" },
    quiet,
  });
  // A command may continue without the site, as measurements do.
  void child.ended.then(lock.release);
  return child;
}

type Development = Options & {
  /** The first page to compile. */
  path?: string;
  quiet?: boolean;
};

/** Starts the site in development: every page is compiled when it is requested. */
export async function startDevelopment({ settings, env, path, quiet }: Development): Promise<RunningProcess> {
  const { PORT } = settings.site;
  const args = ["--max-http-header-size=1048576", next, "dev", "--port", String(PORT)];
  const child = new RunningProcess({ name: "The site", args, env: { ...env, NODE_ENV: "development" }, quiet });
  await step("Start the site", () => waitForPage(child, { port: PORT, path, seconds: 120 }));
  return child;
}

type Page = { port: number; path?: string; seconds: number };

// A site without a home page answers 404, and its Studio can be used.
const waitForPage = (child: RunningProcess, { port, path = "/", seconds }: Page) =>
  waitUntilReady(child, { url: `http://127.0.0.1:${port}${path}`, seconds, accepts: (status) => status < 500 });
