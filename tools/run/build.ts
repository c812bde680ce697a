import { rejectArguments } from "./arguments.ts";
import { siteEnvironment, startBackEnds } from "./backEnds.ts";
import { runCommand } from "./runCommand.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";
import { buildSite } from "./site.ts";

/** `npm run build`: the site as a production build, with its back ends running while pages are rendered. */
export const build = (args: string[]): Promise<void> =>
  runCommand(async ({ atEnd }) => {
    rejectArguments(args);
    loadEnvFiles();
    const settings = await readSettings(process.env);
    await startBackEnds({ settings, env: process.env, atEnd, reuse: true, quiet: true });
    await buildSite({ settings, env: siteEnvironment(settings, process.env), always: true });
    return 0;
  });
