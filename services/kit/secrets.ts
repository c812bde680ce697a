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
  previous: object({ accessToken: string(), writeToken: string(), webhookSecret: string() }),
});

/** Secrets that can be rotated without downtime, with the variable that overrides each. */
export const rotated = {
  accessToken: "PRISMIC_ACCESS_TOKEN",
  writeToken: "PRISMIC_WRITE_TOKEN",
  webhookSecret: "PRISMIC_WEBHOOK_SECRET",
} as const;

type RotatedSecret = keyof typeof rotated;

export const rotatedSecrets: readonly RotatedSecret[] = ["accessToken", "writeToken", "webhookSecret"];

export type Secrets = Record<RotatedSecret, string> & {
  studioPassword: string;
  /** The replaced secret, accepted until `--forget`. */
  previous?: Partial<Record<RotatedSecret, string | undefined>> | undefined;
};

/** The accepted values of a secret: the current one, and the one it replaced. */
export const listAccepted = (secrets: Secrets, name: RotatedSecret): string[] =>
  [secrets[name], secrets.previous?.[name]].flatMap((secret) => secret || []);

const make = () => randomBytes(24).toString("base64url");

/**
 * The secrets in `DATA_DIR/secrets.json` (mode 600), created at the first start; the environment overrides them, so
 * that machines without a shared disk agree. Reports whether they are new.
 */
export function loadSecrets(
  dataDir: string,
  source: Record<string, string | undefined> = process.env,
): { secrets: Secrets; isNew: boolean } {
  const { secrets, isNew } = readOrMake(dataDir);
  const current = (name: RotatedSecret) => source[rotated[name]] || secrets[name];
  const previous = (name: RotatedSecret) => source[`${rotated[name]}_PREVIOUS`] || secrets.previous?.[name];
  const named = {
    accessToken: current("accessToken"),
    writeToken: current("writeToken"),
    webhookSecret: current("webhookSecret"),
    previous: {
      accessToken: previous("accessToken"),
      writeToken: previous("writeToken"),
      webhookSecret: previous("webhookSecret"),
    },
  };
  const studioPassword = source.STUDIO_PASSWORD || secrets.studioPassword;
  return { secrets: { ...secrets, ...named, studioPassword }, isNew };
}

/** Whether a secret was replaced and the one before is still accepted, so that something may use it. */
export const hasPrevious = (dataDir: string, name: RotatedSecret): boolean =>
  readOrMake(dataDir).secrets.previous?.[name] !== undefined;

/**
 * Replaces a secret in the file by a new one, which is returned; the old one stays accepted until `forgetPrevious`, and
 * one before that is rejected.
 */
export function rotateSecret(dataDir: string, name: RotatedSecret): string {
  const { secrets } = readOrMake(dataDir);
  const secret = make();
  const previous = { ...secrets.previous, [name]: secrets[name] };
  writeSecrets(dataDir, { ...secrets, [name]: secret, previous });
  return secret;
}

/** From the next start on, only the current secrets are accepted. */
export function forgetPrevious(dataDir: string): void {
  const { previous: _, ...secrets } = readOrMake(dataDir).secrets;
  writeSecrets(dataDir, secrets);
}

const writeSecrets = (dataDir: string, secrets: Secrets) =>
  writeDurablySync(join(dataDir, "secrets.json"), `${JSON.stringify(secrets, null, 2)}\n`);

function readOrMake(dataDir: string): { secrets: Secrets; isNew: boolean } {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "secrets.json");
  if (existsSync(path)) return { secrets: shape.validateSync(JSON.parse(readFileSync(path, "utf8"))), isNew: false };
  const secrets = { accessToken: make(), writeToken: make(), webhookSecret: make(), studioPassword: make() };
  writeDurablySync(path, `${JSON.stringify(secrets, null, 2)}\n`);
  return { secrets, isNew: true };
}

/**
 * Prints new secrets once; later they are read from the file. Secrets set in the environment are not printed, nor those
 * of the Studio when PRISMIC_REPOSITORY names a hosted repository.
 */
export function printSecrets(
  secrets: Secrets,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  source: Record<string, string | undefined> = process.env,
): void {
  // Production logs are collected and widely readable: name the file only.
  if (source.NODE_ENV === "production")
    return log("info", "services", "secrets were made", { file: join(dataDir, "secrets.json") });
  const describe = (variable: string, secret: string) => (source[variable] ? `that of ${variable}` : secret);
  const studio = [
    `The Studio, where pages are edited: ${new URL("/studio/", siteUrl).href}`,
    `  name: owner, password: ${describe("STUDIO_PASSWORD", secrets.studioPassword)}`,
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
