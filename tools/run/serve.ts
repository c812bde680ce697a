import { join } from "node:path";

import { readLocale } from "./arguments.ts";
import { siteEnvironment, startBackEnds, superviseBackEnds } from "./backEnds.ts";
import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { runCommand } from "./runCommand.ts";
import { requirePort } from "./bootstrap/requirePort.mjs";
import { restartOnChange } from "./restartOnChange.ts";
import type { RunningProcess } from "./RunningProcess.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite, startDevelopment, startSite, superviseSite } from "./site.ts";
import { failWhenStopped } from "./waitUntilReady.ts";

/** `npm start`: the site as a production build, until it is stopped. */
export const start = (args: string[]): Promise<void> => serve({ development: false, args });

/** `npm run dev`: the site in development, compiled page by page. */
export const dev = (args: string[]): Promise<void> => serve({ development: true, args });

const dataFolder = join("content", "data");

/** Restarts the back ends through their supervisor, because they read chains, methods and plans at their start. */
function readDataAnew(backEnds: RunningProcess | undefined, file: string): void {
  console.log(`${join(dataFolder, file)} changed: the back ends read it anew.`);
  backEnds?.signal("SIGTERM");
}

function serve({ development, args }: { development: boolean; args: string[] }): Promise<void> {
  return runCommand(async ({ ready, atEnd }) => {
    const { locale, notice } = readLocale(args);
    if (notice) console.warn(notice);
    loadEnvFiles();
    if (locale) process.env.DEFAULT_LOCALE = locale;
    const settings = await readSettings(process.env);
    await requirePort("PORT", settings.site.PORT);
    // The human-readable log format.
    const ownEnv = development ? { ...process.env, NODE_ENV: "development" as const } : process.env;
    const backEnds = await startBackEnds({ settings, env: ownEnv, atEnd, reuse: development });
    let running = backEnds;
    const supervisor =
      backEnds &&
      superviseBackEnds(backEnds, settings.services.SERVICES_PORT, ownEnv, (child) => {
        running = child;
      });
    if (development && backEnds) restartOnChange(dataFolder, (file) => readDataAnew(running, file));
    const env = siteEnvironment(settings, process.env);
    if (!development) await buildSite({ settings, env });
    const site = await (development ? startDevelopment({ settings, env }) : startSite({ settings, env }));
    ready();
    console.log(`Ready on http://localhost:${settings.site.PORT} (${formatDuration(Date.now() - startedAt)} in all)`);
    if (development) return failWhenStopped([site]);
    await Promise.all([supervisor, superviseSite(site, { settings, env })]);
    return 0;
  });
}
