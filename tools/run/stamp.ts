import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Settings } from "./settings.ts";

/** Inputs of a build. */
type Stamp = {
  /** Hash of sources and packages. */
  files: string;
  /** Hash of the settings that pages are rendered with. */
  settings: string;
  /** Master ref of the repository; `undefined` when it did not respond. */
  ref: string | undefined;
};

const rooms = ["app", "cms", "content/data", "customtypes", "features", "public", "server/pages/client", "slices"];
// Read at run time only, never written into a page.
const atRunTime = [
  "DEFAULT_LOCALE",
  "PORT",
  "SERVICES_PORT",
  "SITE_URL",
  "PRISMIC_ACCESS_TOKEN",
  "PRISMIC_WEBHOOK_SECRET",
  "PRISMIC_WEBHOOK_SECRET_PREVIOUS",
  "PRISMIC_POLL_SECONDS",
];

/** Why the site must be built again; `undefined` when the build is up to date. */
export function reasonToBuild(built: Stamp | undefined, now: Stamp): string | undefined {
  if (!built) return "no build yet";
  if (built.files !== now.files) return "sources changed";
  if (built.settings !== now.settings) return "settings changed";
  // A repository that is down does not invalidate the build.
  return now.ref !== undefined && built.ref !== now.ref ? "content changed" : undefined;
}

/** The stamp of a build made now. */
export async function makeStamp(site: Settings["site"], accessToken: string | undefined): Promise<Stamp> {
  const settings = Object.entries(site)
    .filter(([name]) => !atRunTime.includes(name))
    .sort();
  return {
    files: hashFiles("."),
    settings: hash([JSON.stringify(settings)]),
    ref: await fetchRef(site.PRISMIC_API_URL, accessToken),
  };
}

/** The stamp in a build folder; `undefined` for an incomplete build. */
export function readStamp(distDir: string): Stamp | undefined {
  const file = stampFile(distDir);
  return existsSync(file) && existsSync(join(distDir, "BUILD_ID")) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Writes the stamp into a build folder; the next build removes it. */
export function writeStamp(distDir: string, stamp: Stamp): void {
  writeFileSync(stampFile(distDir), JSON.stringify(stamp));
}

const stampFile = (distDir: string) => join(distDir, "stamp.json");

/** Hash of everything in a checkout that `next build` reads. */
export function hashFiles(root: string): string {
  const top = readdirSync(root).filter((name) => /\.(ts|js|json)$/.test(name) && name !== "next-env.d.ts");
  const inside = rooms
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = [...top.map((name) => join(root, name)), ...inside].sort();
  return hash(files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest("hex");
}

async function fetchRef(api: string, accessToken: string | undefined): Promise<string | undefined> {
  const url = new URL(api);
  if (accessToken) url.searchParams.set("access_token", accessToken);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const repository: { refs?: { ref?: string; isMasterRef?: boolean }[] } = JSON.parse(await response.text());
    return repository.refs?.find(({ isMasterRef }) => isMasterRef)?.ref;
  } catch (error) {
    console.warn(`The repository at ${api} did not answer:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}
