import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findPort } from "./findPort.ts";
import { readSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";

/** Environment of a second site beside a running one: its own ports, data and copy of the content. */
export type Sandbox = { settings: Settings; env: NodeJS.ProcessEnv; folder: string };

// Far from usual ports, and constant, so that a build can be reused.
const firstPort = 4300;

/** Makes a sandbox, isolated from the environment of this machine and from `.env`. */
export async function makeSandbox(
  distDir: string,
  atEnd: (cleanUp: () => void) => void,
  more: Record<string, string> = {},
): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), "halyard-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (existsSync("content")) cpSync("content", join(folder, "content"), { recursive: true });
  const port = await findPort(firstPort);
  const env = {
    ...process.env,
    ...blankSettings(readFileSync(".env.example", "utf8")),
    PORT: String(port),
    SERVICES_PORT: String(await findPort(port + 1)),
    DATA_DIR: join(folder, "data"),
    CONTENT_DIR: join(folder, "content"),
    NEXT_DIST_DIR: distDir,
    // Tests start the same programs repeatedly.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    NEXT_TELEMETRY_DISABLED: "1",
    SCARF_ANALYTICS: "false",
    ...more,
  };
  return { settings: await readSettings(env), env, folder };
}

/** Every setting of an example file as an empty value, which also prevents `.env` from setting it. */
export function blankSettings(example: string): Record<string, string> {
  return Object.fromEntries([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => [name, ""]));
}
