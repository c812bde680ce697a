import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { allocatorEnvironment, nodeFlags } from "../../services/db/embedded/nodeFlags.ts";
import { Problem } from "./bootstrap/problem.mjs";
import { step } from "./bootstrap/steps.mjs";
import { lockFolder } from "./lockFolder.ts";
import { requireWritable } from "./requireWritable.ts";
import { requirePort } from "./bootstrap/requirePort.mjs";
import { RunningProcess } from "./RunningProcess.ts";
import { hasEmbeddedRepository, needsServices } from "./settings.ts";
import type { Settings } from "./settings.ts";
import { supervise } from "./supervise.ts";
import { startSeconds, stopUnlessReady } from "./waitUntilReady.ts";

type Options = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  atEnd(cleanUp: () => void): void;
  /** Reuses the back ends of another run on the same folder and port instead of failing. */
  reuse?: boolean;
  quiet?: boolean;
};

/** Starts the embedded back ends if the site needs any; `undefined` when nothing had to be started. */
export async function startBackEnds(options: Options): Promise<RunningProcess | undefined> {
  const { settings, env, reuse = false, quiet } = options;
  if (!needsServices(settings.site)) return undefined;
  if (!(await claimBackEnds(options, reuse))) return undefined;
  return runBackEnds(settings.services.SERVICES_PORT, env, quiet);
}

/**
 * Locks the data folder and requires a free port; throws when another run has them. With `reuse`, returns false when it
 * is a run on the same port.
 */
export async function claimBackEnds(
  { settings, atEnd }: Pick<Options, "settings" | "atEnd">,
  reuse = false,
): Promise<boolean> {
  const { DATA_DIR, SERVICES_PORT } = settings.services;
  requireWritable(DATA_DIR, "DATA_DIR");
  const lock = lockFolder(join(DATA_DIR, "running"), SERVICES_PORT);
  if ("other" in lock) {
    if (reuse && lock.other.port === SERVICES_PORT) return false;
    throw new Problem(
      `${DATA_DIR} is in use by another run (process ${lock.other.pid}): stop it, or choose another folder with DATA_DIR.`,
    );
  }
  atEnd(lock.release);
  await requirePort("SERVICES_PORT", SERVICES_PORT);
  return true;
}

/** Starts the back ends and waits until they are ready; the caller holds the lock of their folder. */
export async function runBackEnds(port: number, env: NodeJS.ProcessEnv, quiet?: boolean): Promise<RunningProcess> {
  const url = `http://127.0.0.1:${port}/ready`;
  const child = spawnBackEnds(env, quiet);
  await step("Start the embedded back ends", async () => {
    await stopUnlessReady(child, { url, seconds: startSeconds, accepts: (status) => status === 200 });
  });
  return child;
}

const spawnBackEnds = (env: NodeJS.ProcessEnv, quiet?: boolean) =>
  new RunningProcess({
    name: "The embedded back ends",
    args: [...nodeFlags, "services/main.ts"],
    env: { ...allocatorEnvironment, ...env },
    quiet,
  });

/** Restarts the back ends until they are stopped. */
export function superviseBackEnds(
  child: RunningProcess,
  port: number,
  env: NodeJS.ProcessEnv,
  onStarted: (child: RunningProcess) => void = () => undefined,
): Promise<void> {
  const health = `http://127.0.0.1:${port}/health`;
  // `/health` instead of `/ready`: their dependencies may still be down.
  const until = { url: health, seconds: startSeconds, accepts: (status: number) => status === 200 };
  const start = async () => {
    const next = await stopUnlessReady(spawnBackEnds(env), until);
    onStarted(next);
    return next;
  };
  return supervise({ child, health, start });
}

/** The environment of the site: with the secrets that the embedded repository generated at its first start. */
export function siteEnvironment(settings: Settings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = join(settings.services.DATA_DIR, "secrets.json");
  const isEmbedded = hasEmbeddedRepository(settings.site);
  const secrets: unknown = isEmbedded && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return {
    ...env,
    // The delay between pages exists for hosted repositories, which are shared and rate-limited.
    ...(isEmbedded && !env.PRISMIC_PAGE_PAUSE_MS ? { PRISMIC_PAGE_PAUSE_MS: "20" } : {}),
    PORT: String(settings.site.PORT),
    SERVICES_PORT: String(settings.site.SERVICES_PORT),
    NEXT_TELEMETRY_DISABLED: "1",
    PRISMIC_ACCESS_TOKEN: env.PRISMIC_ACCESS_TOKEN || readSecret(secrets, "accessToken"),
    PRISMIC_WEBHOOK_SECRET: env.PRISMIC_WEBHOOK_SECRET || readSecret(secrets, "webhookSecret"),
    PRISMIC_WEBHOOK_SECRET_PREVIOUS:
      env.PRISMIC_WEBHOOK_SECRET_PREVIOUS || readSecret(Object(secrets).previous, "webhookSecret"),
  };
}

function readSecret(secrets: unknown, name: string): string | undefined {
  if (typeof secrets !== "object" || secrets === null) return undefined;
  const value: unknown = Reflect.get(secrets, name);
  return typeof value === "string" ? value : undefined;
}
