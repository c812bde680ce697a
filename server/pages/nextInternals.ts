/**
 * Everything that depends on undocumented details of Next: its stored pages, headers, scripts and manifests. Its test
 * names the detail that another version of Next has changed.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { globSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import type * as fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type * as tagsExternal from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { array, object, string } from "yup";

import { getLanguage, isLocale } from "../../features/shared/contracts/locales.ts";
import type { MissedSearch } from "../../features/shared/contracts/notFound.ts";
import type { ServerRequest } from "../../features/shared/contracts/serverBridge.ts";
import { log, toErrorMessage } from "../log.ts";

const load = createRequire(import.meta.url);
const { default: FileSystemCache }: typeof fileSystemCache = load(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
);
const { tagsManifest, areTagsExpired }: typeof tagsExternal = load(
  "next/dist/server/lib/incremental-cache/tags-manifest.external.js",
);
type Get = Parameters<InstanceType<typeof FileSystemCache>["get"]>;
type Set = Parameters<InstanceType<typeof FileSystemCache>["set"]>;

/** A request of the server process to Next, and what Next's store learned about the page meanwhile. */
export type Flight = {
  request: ServerRequest;
  /** In milliseconds since the epoch. */
  startedAt: number;
  /** The page must be rendered, whatever is stored. */
  isFresh?: boolean;
  /** A stored copy will do that a publication concerns. */
  acceptsExpired?: boolean;
  /** Whether the response is such a copy. */
  isExpired?: boolean;
  /** Cache tags of the page. */
  tags?: readonly string[];
  /** When the page was rendered, in milliseconds since the epoch. */
  renderedAt?: number;
  /** Whether it was rendered for this request. */
  isRendered?: boolean;
  /** The search without a result that the page shows. */
  missedSearch?: MissedSearch;
};

/** The request to Next under way. Next keeps the context of whoever called it. */
export const flights = new AsyncLocalStorage<Flight>();

const tagsHeader = "x-next-cache-tags";

/**
 * Next's `cacheHandler` under the server process (next.config.js). Pages are stored on the disk only, as copies for the
 * next start: the server process keeps them in memory and decides when one is rendered. Everything else is stored as
 * Next does by itself.
 */
export default class PageFiles extends FileSystemCache {
  override async get(...[key, context]: Get): ReturnType<InstanceType<typeof FileSystemCache>["get"]> {
    const flight = flights.getStore();
    if (!flight || context.kind !== "APP_PAGE") return super.get(key, context);
    if (flight.isFresh) return null;
    const stored = await super.get(key, context);
    const isHidden =
      stored?.value?.kind === "APP_PAGE" && isOutdated(readTags(stored.value.headers), stored.lastModified ?? 0);
    const current = isHidden ? null : stored;
    const found = current ?? (flight.acceptsExpired ? await this.readExpired(key, context.kind) : null);
    if (found?.value?.kind !== "APP_PAGE") return found;
    const isExpired = current === null;
    Object.assign(flight, { tags: readTags(found.value.headers), renderedAt: found.lastModified, isExpired });
    // Next would revalidate an old copy by itself.
    return { ...found, lastModified: Date.now() };
  }

  /** A copy that Next hides because a tag of it has expired. */
  private async readExpired(
    key: string,
    kind: Get[1]["kind"],
  ): ReturnType<InstanceType<typeof FileSystemCache>["get"]> {
    // A page of the build has no key of its own until it is first read.
    const seed = /\/\$(\/.*)$/.exec(key)?.[1];
    for (const one of seed === undefined ? [key] : [key, seed]) {
      const file = this["getFilePath"](`${one}.html`, kind);
      try {
        const [html, meta, rscData, { mtimeMs }] = await Promise.all([
          readFile(file, "utf8"),
          readFile(file.replace(/html$/, "meta"), "utf8"),
          readFile(file.replace(/html$/, "rsc")),
          stat(file),
        ]);
        const stored = JSON.parse(meta);
        const value = { ...stored, kind: "APP_PAGE", html, rscData, segmentData: undefined };
        return { lastModified: stored.routeCacheLastModified ?? mtimeMs, cacheControl: stored.cacheControl, value };
      } catch {
        // There is no whole copy here.
      }
    }
    return null;
  }

  override async set(...[key, data, context]: Set): Promise<void> {
    const flight = flights.getStore();
    if (flight && data?.kind === "APP_PAGE") {
      const tags = readTags(data.headers);
      Object.assign(flight, { tags, renderedAt: Date.now(), isRendered: true });
      // A publication meanwhile would not expire this copy, which may be older.
      if (areTagsExpired(tags, flight.startedAt)) return;
    }
    await super.set(key, data, context);
  }

  override async revalidateTag(
    ...[tags, durations]: Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>
  ) {
    await super.revalidateTag(tags, durations);
    writeExpiredTags();
    globalThis.halyardServer?.expire([tags].flat());
  }
}

/** Whether a page was rendered before a publication that concerns it: by its tags, or by what it read of the site's index. */
export const isOutdated = (tags: readonly string[], renderedAt: number): boolean =>
  areTagsExpired([...tags], renderedAt) || globalThis.halyardContent?.areReadsCurrent(tags) === false;

let expiredTagsFile = "";

/** Makes tags that Next expires stay expired in the next process, as the copies of pages on the disk do: Next forgets them. */
export function keepExpiredTags(distDir: string): void {
  expiredTagsFile = join(distDir, "expired-tags.json");
  try {
    const entries: [string, { expired?: number }][] = JSON.parse(readFileSync(expiredTagsFile, "utf8"));
    for (const [tag, entry] of entries) tagsManifest.set(tag, entry);
  } catch {
    // Nothing was published since the build.
  }
}

function writeExpiredTags(): void {
  if (!expiredTagsFile) return;
  try {
    writeFileSync(`${expiredTagsFile}.new`, JSON.stringify([...tagsManifest]));
    renameSync(`${expiredTagsFile}.new`, expiredTagsFile);
  } catch (error) {
    log("warn", "expired tags were not stored", { reason: toErrorMessage(error) });
  }
}

const readTags = (headers: Record<string, unknown> | undefined) => String(headers?.[tagsHeader] ?? "").split(",");

/** Inline scripts that carry the RSC payload, and those that start hydration. */
export const isPayloadScript = (text: string) =>
  /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\][^)]*\)\))\.push\(/.test(text);

/** Headers of the router that choose a variant of a page. */
export const routerHeaders = {
  payload: "rsc",
  prefetch: "next-router-prefetch",
  segment: "next-router-segment-prefetch",
  state: "next-router-state-tree",
  url: "next-url",
} as const;

/** The names of the segments of a page that the router prefetches. */
export const isSegment = (name: string) => /^(?!.*\.\.)\/[\w$/.!%[\]()@-]{1,200}$/.test(name);

/** The query parameter with the router's checksum of its headers, which Next demands by a redirect. */
export const hasChecksum = (url: string) => /[?&]_rsc/.test(url);

/** A query without that parameter. */
export const withoutChecksum = (search: string) =>
  search.replace(/([?&])_rsc(=[^&]*)?(&|$)/, "$1").replace(/[?&]$/, "");

/** Headers of Next that the router reads with its payloads. */
export const isForRouter = (name: string) => /^(content-language|x-nextjs-(?!cache$).*)$/.test(name);

/** Internal headers of Next, which exploits have used. */
export const isInternalHeader = (name: string) =>
  /^(x-middleware-|x-nextjs-|x-invoke-|x-matched-path$|x-now-|x-vercel-|x-prerender-|next-action$|next-resume$)/.test(
    name,
  );

const metaFile = object({ headers: object({ [tagsHeader]: string() }).default({}) });

/** The pages that a build has rendered: path, HTML, cache tags, and time in milliseconds since the epoch. */
export function* readBuiltPages(distDir: string) {
  const folder = join(distDir, "server", "app");
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const [locale = "", ...segments] = file.replace(/\.html$/, "").split(sep);
    const { headers } = metaFile.validateSync(readJson(folder, file.replace(/html$/, "meta")));
    const tags = readTags(headers);
    if (!isLocale(locale) || !tags.includes("_N_T_/[locale]/[[...path]]/page")) continue;
    const key = [getLanguage(locale).prefix, ...segments, ""].join("/");
    const html = readFileSync(join(folder, file), "utf8");
    yield { key, html, tags, renderedAt: statSync(join(folder, file)).mtimeMs };
  }
}

const route = object({ page: string().required(), regex: string().required() });
const routesManifest = object({
  staticRoutes: array().of(route.required()).required(),
  dynamicRoutes: array().of(route.required()).required(),
});
const prerenderManifest = object({ preview: object({ previewModeId: string().required() }).required() });

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));

/** The routes of a build in the order in which they match, and the file of each below `app/`. */
export function readRouteManifests(distDir: string) {
  const { staticRoutes, dynamicRoutes } = routesManifest.validateSync(readJson(distDir, "routes-manifest.json"));
  const files = Object.entries(object().validateSync(readJson(distDir, "app-path-routes-manifest.json")));
  return {
    routes: [...staticRoutes, ...dynamicRoutes],
    files: files.map(([file, page]) => ({ file, page: String(page) })),
  };
}

/** The secret of a build's draft mode. */
export const readDraftSecret = (distDir: string) =>
  prerenderManifest.validateSync(readJson(distDir, "prerender-manifest.json")).preview.previewModeId;

/** The id of a build; Next does not start without one. */
export const readBuildId = (distDir: string) => readFileSync(join(distDir, "BUILD_ID"), "utf8").trim();
