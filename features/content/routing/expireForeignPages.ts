import "server-only";

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { revalidatePath } from "next/cache";

import { buildId } from "@/features/shared/buildId";
import { env } from "@/features/shared/env";

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardPagesChecked: boolean | undefined;
}

/** Settings that are part of rendered pages. */
const own = JSON.stringify([env.SITE_URL, env.DEFAULT_LOCALE]);
const file = join(env.NEXT_DIST_DIR, "cache", "rendered-for.json");

/** Whether the stored pages are known to match this process's origin and default language. */
export const arePagesChecked = (): boolean =>
  process.env.NODE_ENV !== "production" || globalThis.halyardPagesChecked === true;

/**
 * Expires the stored pages when the build or an earlier process rendered them for another origin or default language.
 * Runs once per process, within a Next request.
 */
export async function expireForeignPages(): Promise<void> {
  if (arePagesChecked()) return;
  globalThis.halyardPagesChecked = true;
  const stored = (await readRecord()) ?? process.env.BUILT_FOR;
  if (stored === own) return;
  revalidatePath("/", "layout");
  await writeRecord();
}

/** Settings of the last process that rendered stored pages; `undefined` after a build. */
async function readRecord(): Promise<string | undefined> {
  try {
    const record: { build: string; pages: string } = JSON.parse(await readFile(file, "utf8"));
    return record.build === buildId() ? record.pages : undefined;
  } catch (error) {
    if (!isMissing(error)) console.warn("content: what pages were rendered for cannot be read:", error);
    return undefined;
  }
}

async function writeRecord(): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ build: buildId(), pages: own }));
  } catch (error) {
    // A read-only folder stores no pages either.
    console.warn(
      "content: the record of rendered pages was not stored:",
      error instanceof Error ? error.message : error,
    );
  }
}

const isMissing = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
