import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { requirePort } from "./requirePort.mjs";

/**
 * Throws a `Problem` when a port of the site is taken, before packages are installed for minutes. Settings are only read here;
 * they are checked, and the ports again, once there are packages.
 * @param {Record<string, string | undefined>} [env]
 */
export async function requireFreePorts(env = { ...readEnvFiles(), ...process.env }) {
  await requireSetPort("PORT", env.PORT || "3000");
  const usesOther = env.PRISMIC_REPOSITORY || env.PRISMIC_API_URL;
  // A run on the same folder has an error message of its own, and `npm run dev` reuses it.
  const isRunning = existsSync(join(env.DATA_DIR || ".data", "running"));
  if (!usesOther && !isRunning) await requireSetPort("SERVICES_PORT", env.SERVICES_PORT || "3001");
}

/**
 * @param {string} variable
 * @param {string} text
 */
async function requireSetPort(variable, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) await requirePort(variable, port);
}

/** Values of `.env.local` and `.env`; the former takes precedence. */
function readEnvFiles() {
  const [local, shared] = [".env.local", ".env"].map((file) =>
    existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {},
  );
  return { ...shared, ...local };
}
