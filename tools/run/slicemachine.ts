import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { runCommand } from "./runCommand.ts";
import { RunningProcess } from "./RunningProcess.ts";
import { loadEnvFiles, readSettings } from "./settings.ts";

const program = resolve("node_modules/slice-machine-ui/bin/start-slicemachine.cjs");
const configFile = "slicemachine.config.json";
/** Name of the embedded repository, which does not exist at Prismic. */
const embedded = "halyard";

// Slice Machine requests Prismic, npm and its analytics for each page, and waits for all of them. A proxy that rejects
// connections at once is its only setting for every host.
const offlineSettings = {
  NODE_USE_ENV_PROXY: "1",
  HTTPS_PROXY: "http://127.0.0.1:9",
  HTTP_PROXY: "http://127.0.0.1:9",
  NO_PROXY: "localhost,127.0.0.1",
};

type Config = { repositoryName?: string; localSliceSimulatorURL?: string };

/** `npm run slicemachine [-- --port 9999]`: Slice Machine on the models, with the simulator of the site on `PORT`. */
export const slicemachine = (args: string[]): Promise<void> =>
  runCommand(async ({ ready }) => {
    loadEnvFiles();
    const { site } = await readSettings(process.env);
    const config: Config = JSON.parse(readFileSync(configFile, "utf8"));
    const isLocal = config.repositoryName === embedded;
    if (isLocal)
      console.log(`Prismic is not contacted: set your repository's name in ${configFile} to push models to it.`);
    const child = new RunningProcess({
      name: "Slice Machine",
      args: [program, ...args],
      cwd: prepareFolder(config, site.PORT),
      env: { ...process.env, ...(isLocal ? offlineSettings : {}), SCARF_ANALYTICS: "false" },
    });
    ready();
    const code = await child.ended;
    return typeof code === "number" ? code : 1;
  });

/**
 * The folder Slice Machine works in: the project, or, when the site's port differs from the configuration, one with the
 * same models and a configuration of its own. The simulator's URL has no other setting.
 */
export function prepareFolder(config: Config, port: number, root = "."): string {
  const url = `http://localhost:${port}/slice-simulator`;
  if (config.localSliceSimulatorURL === url) return root;
  const folder = join(root, ".next", "cache", "slicemachine");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["slices", "customtypes", "app", "node_modules", "package.json", "tsconfig.json", ".prismicrc"])
    symlinkSync(resolve(root, name), join(folder, name));
  writeFileSync(join(folder, configFile), JSON.stringify({ ...config, localSliceSimulatorURL: url }, null, 2));
  return folder;
}
