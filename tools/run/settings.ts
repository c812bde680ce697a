import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

import { SettingError } from "../../features/shared/contracts/parseSettings.ts";
import { readSettings as readServerSettings } from "../../server/readSettings.ts";
import { readServicesEnv } from "../../services/env.ts";
import { Problem } from "./bootstrap/problem.mjs";

type SiteEnv = Awaited<ReturnType<typeof importSiteEnv>>["env"];

/** Settings of the site and of the embedded back ends, checked. */
export type Settings = { site: SiteEnv; services: ReturnType<typeof readServicesEnv> };

/** Adds the values of `.env.local` and `.env` to the environment; existing ones take precedence. */
export function loadEnvFiles(): void {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) loadEnvFile(file);
}

/** Checks every setting; throws one sentence about the first bad one. */
export async function readSettings(source: NodeJS.ProcessEnv): Promise<Settings> {
  try {
    const { readEnv } = await importSiteEnv();
    const settings = { site: readEnv(source), services: readServicesEnv(source) };
    readServerSettings(source);
    if (settings.site.PORT === settings.site.SERVICES_PORT) {
      throw new SettingError(`PORT and SERVICES_PORT must differ; both are ${settings.site.PORT}.`);
    }
    return settings;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

// The module checks the environment as soon as it is imported.
const importSiteEnv = () => import("../../features/shared/env.ts");

/** Whether any URL the site requests belongs to the embedded back ends. */
export function needsServices(site: SiteEnv): boolean {
  const origin = `http://127.0.0.1:${site.SERVICES_PORT}/`;
  return Object.entries(site).some(
    ([name, value]) => /^[A-Z]+(_API)?_URL$/.test(name) && String(value).startsWith(origin),
  );
}

/** Whether documents come from the embedded repository. */
export function hasEmbeddedRepository(site: SiteEnv): boolean {
  return site.PRISMIC_API_URL.startsWith(`http://127.0.0.1:${site.SERVICES_PORT}/`);
}
