import { join } from "node:path";

import { readLocale } from "./arguments.ts";
import { siteEnvironment, startBackEnds, superviseBackEnds } from "./backEnds.ts";
import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { runCommand } from "./runCommand.ts";
import { requirePort } from "./bootstrap/requirePort.mjs";
import { restartOnChange } from "./restartOnChange.ts";
import type { RunningProcess } from "./RunningProcess.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { startDevelopment } from "./site.ts";
import { serveProduction } from "./serveProduction.ts";
import { failWhenStopped } from "./waitUntilReady.ts";

/** `npm start`: the site as a production build, until it is stopped. */
export const start = (args: string[]): Promise<void> => serve({ development: false, args });

/** `npm run dev`: the site in development, compiled page by page. */
export const dev = (args: string[]): Promise<void> => serve({ development: true, args });

/** What the back ends read at their start: chains, methods, plans, and the paths of document types. */
const readAtStart: [folder: string, name: RegExp][] = [
  [join("content", "data"), /\.json$/],
  [join("features", "shared", "contracts"), /^typePrefixes\.ts$/],
];

/** Restarts the back ends through their supervisor when a file changes that they read at their start. */
function watchStartFiles(getBackEnds: () => RunningProcess | undefined): void {
  for (const [folder, name] of readAtStart) {
    restartOnChange(folder, name, (file) => {
      console.log(`${join(folder, file)} changed: the back ends read it anew.`);
      getBackEnds()?.signal("SIGTERM");
    });
  }
}

const sayReady = (port: number) =>
  console.log(`Ready on http://localhost:${port} (${formatDuration(Date.now() - startedAt)} in all)`);

function serve({ development, args }: { development: boolean; args: string[] }): Promise<void> {
  return runCommand(async ({ ready, atEnd }) => {
    const { locale, notice } = readLocale(args);
    if (notice) console.warn(notice);
    loadEnvFiles();
    if (locale) process.env.DEFAULT_LOCALE = locale;
    const settings = await readSettings(process.env);
    if (!development) return serveProduction(settings, { args, ready, atEnd });
    await requirePort("PORT", settings.site.PORT);
    // The human-readable log format.
    const ownEnv = { ...process.env, NODE_ENV: "development" as const };
    const backEnds = await startBackEnds({ settings, env: ownEnv, atEnd, reuse: true });
    let running = backEnds;
    if (backEnds) {
      void superviseBackEnds(backEnds, settings.services.SERVICES_PORT, ownEnv, (child) => (running = child));
      watchStartFiles(() => running);
    }
    const site = await startDevelopment({ settings, env: siteEnvironment(settings, process.env) });
    ready();
    sayReady(settings.site.PORT);
    return failWhenStopped([site]);
  });
}
