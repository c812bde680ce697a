import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { object, string } from "yup";

import { log } from "./log.ts";
import { writeDurablySync } from "./durableFile.ts";

const shape = object({
  accessToken: string().required(),
  writeToken: string().required(),
  webhookSecret: string().required(),
  studioPassword: string().required(),
});

export type Secrets = { accessToken: string; writeToken: string; webhookSecret: string; studioPassword: string };

const make = () => randomBytes(24).toString("base64url");

/**
 * The secrets in `DATA_DIR/secrets.json` (mode 600), made at the first start; one that the environment names counts
 * instead, so that machines that share no disk agree. Tells whether they are new.
 */
export function loadSecrets(
  dataDir: string,
  source: Record<string, string | undefined> = process.env,
): { secrets: Secrets; isNew: boolean } {
  const { secrets, isNew } = readOrMake(dataDir);
  const { PRISMIC_ACCESS_TOKEN, PRISMIC_WRITE_TOKEN, PRISMIC_WEBHOOK_SECRET } = source;
  const named = {
    accessToken: PRISMIC_ACCESS_TOKEN || secrets.accessToken,
    writeToken: PRISMIC_WRITE_TOKEN || secrets.writeToken,
    webhookSecret: PRISMIC_WEBHOOK_SECRET || secrets.webhookSecret,
  };
  return { secrets: { ...secrets, ...named }, isNew };
}

function readOrMake(dataDir: string): { secrets: Secrets; isNew: boolean } {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "secrets.json");
  if (existsSync(path)) return { secrets: shape.validateSync(JSON.parse(readFileSync(path, "utf8"))), isNew: false };
  const secrets = { accessToken: make(), writeToken: make(), webhookSecret: make(), studioPassword: make() };
  writeDurablySync(path, `${JSON.stringify(secrets, null, 2)}\n`);
  return { secrets, isNew: true };
}

/**
 * Prints new secrets once; later they are read from the file. Those set in the environment are not printed, and of the
 * Studio nothing where a real repository is edited.
 */
export function printSecrets(
  secrets: Secrets,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  source: Record<string, string | undefined> = process.env,
): void {
  // The log of a container is read by many.
  if (source.NODE_ENV === "production")
    return log("info", "services", "secrets were made", { file: join(dataDir, "secrets.json") });
  const describe = (variable: string, secret: string) => (source[variable] ? `that of ${variable}` : secret);
  const studio = [
    `The Studio, where pages are edited: ${new URL("/studio/", siteUrl).href}`,
    `  name: owner, password: ${secrets.studioPassword}`,
  ];
  const lines = [
    "The content repository made its tokens; they are printed only now and kept in:",
    `  ${join(dataDir, "secrets.json")}`,
    `  access token (reads releases):        ${describe("PRISMIC_ACCESS_TOKEN", secrets.accessToken)}`,
    `  write token (migrates and publishes): ${describe("PRISMIC_WRITE_TOKEN", secrets.writeToken)}`,
    `  webhook secret:                       ${describe("PRISMIC_WEBHOOK_SECRET", secrets.webhookSecret)}`,
    ...(source.PRISMIC_REPOSITORY ? [] : studio),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
