import { readLocale } from "./arguments.ts";
import { siteEnvironment, startBackEnds, superviseBackEnds } from "./backEnds.ts";
import { startedAt, formatDuration } from "./bootstrap/steps.mjs";
import { runCommand } from "./runCommand.ts";
import { requirePort } from "./ports.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite, startDevelopment, startSite, superviseSite } from "./site.ts";
import { failWhenStopped } from "./waitUntilReady.ts";

/** Runs the whole site until it is told to stop: the production build, or what a developer changes right now. */
export function serve({ development }: { development: boolean }): Promise<void> {
  return runCommand(async ({ ready, atEnd }) => {
    const { locale, notice } = readLocale(process.argv.slice(2));
    if (notice) console.warn(notice);
    loadEnvFiles();
    if (locale) process.env.DEFAULT_LOCALE = locale;
    const settings = await readSettings(process.env);
    await requirePort("PORT", settings.site.PORT);
    const backEnds = await startBackEnds({ settings, env: process.env, atEnd, reuse: development });
    const kept = backEnds && superviseBackEnds(backEnds, settings.services.SERVICES_PORT, process.env);
    const env = siteEnvironment(settings, process.env);
    if (!development) await buildSite({ settings, env });
    const site = await (development ? startDevelopment({ settings, env }) : startSite({ settings, env }));
    ready();
    console.log(`Ready on http://localhost:${settings.site.PORT} (${formatDuration(Date.now() - startedAt)} in all)`);
    if (development) return failWhenStopped([site]);
    await Promise.all([kept, superviseSite(site, { settings, env })]);
    return 0;
  });
}
