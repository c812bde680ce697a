import "server-only";

import { hash } from "node:crypto";

import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

import { isSameSite } from "./isSameSite";
import type { SiteIndex } from "./SiteIndex";
import { getSiteIndex } from "./siteIndexStore";

/** What a page may read of the site index: a function of the index and of plain values alone, so that it can be read again. */
type Read = (siteIndex: SiteIndex, ...args: unknown[]) => unknown;

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process.
  var halyardReads: Map<string, Read> | undefined;
}

const reads = (globalThis.halyardReads ??= new Map<string, Read>());

const prefix = "read:";
// What no page shows of another: dates of publications, and links between documents, which are followed by reads.
const unseen = new Set(["changed", "translations", "parent", "locale", "hidden"]);
// The results that many pages share, such as the menus' paths.
const maxResults = 20_000;

const resultsByIndex = new WeakMap<SiteIndex, Map<string, string>>();
let latest: { siteIndex: SiteIndex; version: number } | undefined;

/**
 * Defines something that pages read of the site index. Each page that calls the returned function gets a cache tag with
 * the name, the arguments and a hash of the result; once the result is another one, the page is rendered again. `see`
 * picks what the page shows of the result.
 */
export function defineRead<Args extends unknown[], Result>(
  name: string,
  select: (siteIndex: SiteIndex, ...args: Args) => Result,
  see?: (result: Result) => unknown,
): (...args: Args) => Promise<Result>;
export function defineRead(
  name: string,
  select: (siteIndex: SiteIndex, ...args: unknown[]) => unknown,
  see: (result: unknown) => unknown = (result) => result,
): (...args: unknown[]) => Promise<unknown> {
  reads.set(name, (siteIndex, ...args) => see(select(siteIndex, ...args)));
  return async (...args) => {
    const siteIndex = await getSiteIndex();
    const result = select(siteIndex, ...args);
    addTag(writeTag(toHash(see(result)), [name, ...args]));
    return result;
  };
}

// Next joins a page's tags with commas.
const writeTag = (result: string, query: unknown[]) =>
  `${prefix}${result}:${encodeURIComponent(JSON.stringify(query))}`;

/** Adds a cache tag to the page that is being rendered, as Next's `fetch` does; not to what is rendered for one request. */
function addTag(tag: string): void {
  const render = workUnitAsyncStorage.getStore();
  if (render?.type !== "prerender-legacy") return;
  const tags = (render.tags ??= []);
  if (!tags.includes(tag)) tags.push(tag);
}

const toHash = (result: unknown): string =>
  hash("sha1", JSON.stringify(result, (key, value) => (unseen.has(key) ? undefined : value)) ?? "", "base64url").slice(
    0,
    12,
  );

/** Whether everything that a page read of the index, by its cache tags, is as it was. */
function areReadsCurrent(siteIndex: SiteIndex, tags: readonly string[]): boolean {
  return tags.every((tag) => {
    if (!tag.startsWith(prefix)) return true;
    const [result, query = ""] = tag.slice(prefix.length).split(":");
    return readAgain(siteIndex, query) === result;
  });
}

/** The hash of a result in an index; `undefined` for a read that this version of the site does not have. */
function readAgain(siteIndex: SiteIndex, query: string): string | undefined {
  const results = resultsByIndex.get(siteIndex) ?? new Map<string, string>();
  resultsByIndex.set(siteIndex, results);
  const known = results.get(query);
  if (known !== undefined) return known;
  const [name, ...args] = JSON.parse(decodeURIComponent(query));
  const read = reads.get(name);
  if (!read) return undefined;
  const result = toHash(read(siteIndex, ...args));
  if (results.size < maxResults) results.set(query, result);
  return result;
}

/** The number of an index: pages that were compared with one need not be again, nor after a publication of bodies alone. */
function getVersion(siteIndex: SiteIndex): number {
  const { version = 0 } = latest ?? {};
  if (latest?.siteIndex === siteIndex) return version;
  latest = { siteIndex, version: latest && isSameSite(latest.siteIndex, siteIndex) ? version : version + 1 };
  return latest.version;
}

// The bundle that is loaded first counts the versions.
globalThis.halyardContent ??= {
  getVersion: () => {
    const { index } = globalThis.halyardSiteIndex ?? {};
    return index && getVersion(index);
  },
  areReadsCurrent: (tags) => {
    const { index } = globalThis.halyardSiteIndex ?? {};
    return !index || areReadsCurrent(index, tags);
  },
};
