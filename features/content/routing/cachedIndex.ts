import "server-only";

import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { routes } from "@/features/content/routes";
import { env } from "@/features/shared/env";

import { buildSiteIndex } from "./SiteIndex";
import type { IndexRecords } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";
import { indexFields } from "./toRecords";

// This folder survives builds, so that the next one reads only what changed.
const folder = join(env.NEXT_DIST_DIR, "cache");
const file = join(folder, "addresses.json");
/** Repository and schema of an index; a file written for another is ignored. */
const source = JSON.stringify([
  env.PRISMIC_REPOSITORY,
  env.PRISMIC_API_URL,
  env.PRISMIC_REF,
  env.CONTENT_DIR,
  indexFields,
  routes,
  "site-index",
]);

// Writing 100,000 pages takes half a second; the next start reads what was published since.
const pauseMs = 60_000;

type CachedIndex = { source: string; records: Omit<IndexRecords, "dates">; dates: [string, string][] };

/** The index stored by an earlier process; `undefined` when there is none of this repository. */
export async function readCachedIndex(): Promise<SiteIndex | undefined> {
  try {
    const cached: CachedIndex = JSON.parse(await readFile(file, "utf8"));
    return cached.source === source ? buildSiteIndex({ ...cached.records, dates: new Map(cached.dates) }) : undefined;
  } catch (error) {
    if (!isMissing(error)) console.warn("content: the cached site index is unreadable and is rebuilt:", error);
    return undefined;
  }
}

let latest: SiteIndex | undefined;
let writing: Promise<void> | undefined;

/** Stores an index for the next start, at most once a minute; failures are ignored, because the file only saves time. */
export function writeCachedIndex(siteIndex: SiteIndex): void {
  latest = siteIndex;
  writing ??= writeLatest().finally(() => {
    writing = undefined;
  });
}

async function writeLatest(): Promise<void> {
  while (latest) {
    await write(latest);
    await sleep(pauseMs, undefined, { ref: false });
  }
}

async function write(siteIndex: SiteIndex): Promise<void> {
  latest = undefined;
  const { dates, entries: _, redirects: __, ...records } = siteIndex;
  const cached: CachedIndex = { source, records, dates: [...dates] };
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, JSON.stringify(cached));
    await rename(draft, file);
  } catch (error) {
    console.warn(
      "content: the site index cannot be cached for the next start:",
      error instanceof Error ? error.message : error,
    );
  }
}

const isMissing = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
