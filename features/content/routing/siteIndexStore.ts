import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { callJson } from "@/features/shared/callJson";
import { createClient, ExpiredRefError } from "@/features/content/createClient";
import { findSiteRef } from "@/features/content/findSiteRef";
import { env, isBuilding } from "@/features/shared/env";

import type { IndexRecords } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";
import { loadSiteIndex } from "./loadSiteIndex";
import { loadAllChanges, loadChanges } from "./loadChanges";
import { isAcceptable, isHeldBack } from "./contentLoss";
import { arePagesChecked } from "./expireForeignPages";
import { hasPassedMoment } from "./hasPassedMoment";
import { mergeIndex } from "./mergeIndex";
import { IncompleteListing, startProgress } from "./readPages";
import { waitForRepository } from "./waitForRepository";
import type { Progress } from "./readPages";
import { readCachedIndex, writeCachedIndex } from "./cachedIndex";
import { indexFields } from "./toRecords";

type SiteIndexStore = {
  /** The fields that the index was read with. */
  fields: string;
  index: SiteIndex | undefined;
  /** The last complete index, and the progress of reading the next one. */
  complete: SiteIndex | undefined;
  progress: Progress | undefined;
  /** The index that pages were last revalidated for. */
  revalidated: SiteIndex | undefined;
  loading: Promise<SiteIndex> | undefined;
  completing: Promise<void> | undefined;
  revalidating: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
  /** When pages were last compared with the moments of incidents. */
  polledAt: number;
  /** Runs work outside the async context of the current request: Next would attribute its fetches to that page. */
  runDetached: ReturnType<typeof AsyncLocalStorage.snapshot>;
  /** Authorises the site's own revalidation requests, also when no webhook secret is configured. */
  token: string;
};

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process: they share one index through this global.
  var halyardSiteIndex: SiteIndexStore | undefined;
}

const fields = indexFields.join();
const store: SiteIndexStore = (globalThis.halyardSiteIndex ??= {
  fields,
  index: undefined,
  complete: undefined,
  progress: undefined,
  revalidated: undefined,
  loading: undefined,
  completing: undefined,
  revalidating: undefined,
  timer: undefined,
  polledAt: Date.now(),
  runDetached: AsyncLocalStorage.snapshot(),
  token: randomUUID(),
});

// In development, a type that gets a path replaces this module while the process stays.
if (store.fields !== fields)
  Object.assign(store, { fields, index: undefined, complete: undefined, progress: undefined });

/** The last good site index; throws only when none was ever read and the repository is down. */
export async function getSiteIndex(): Promise<SiteIndex> {
  startPolling();
  return store.index ?? refreshSiteIndex();
}

/** Reads the repository's current ref and resolves with the latest index; concurrent calls share one refresh. */
export function refreshSiteIndex(): Promise<SiteIndex> {
  store.loading ??= store.runDetached(refresh).finally(() => {
    store.loading = undefined;
  });
  return store.loading;
}

/** What was published since the last call, as the indexes before and after. */
export function takeChanges(): { before: SiteIndex; after: SiteIndex } | undefined {
  const { revalidated: before, index: after } = store;
  store.revalidated = after;
  return before && after && before !== after ? { before, after } : undefined;
}

/** Adds documents that a single query found while the index is incomplete. */
export function addToIndex(part: IndexRecords): void {
  const { index } = store;
  if (!index || index.isComplete || [...part.dates.keys()].every((id) => index.dates.has(id))) return;
  const { ref, total, isComplete } = index;
  const merged = mergeIndex(index, { ...part, ref, total, isComplete });
  // No rendered page links to this one yet, so none needs revalidation.
  if (store.revalidated === index) store.revalidated = merged;
  store.index = merged;
}

/** Whether a secret equals this process's own. */
export const isOwnToken = (token: unknown) => token === store.token;

async function refresh(): Promise<SiteIndex> {
  store.index ??= await readCachedIndex();
  store.complete ??= store.index;
  store.revalidated ??= store.index;
  const before = store.index;
  // The build's workers share a fetch cache, which may contain the ref of an earlier build.
  const findRef = () => findSiteRef(createClient({ fresh: true }));
  const ref = await (isBuilding ? waitForRepository(findRef) : findRef());
  if (before && isHeldBack(ref)) return before;
  if (before && before.ref !== ref) {
    const index = await loadChanges(before, ref);
    if (!isAcceptable(before, index)) return before;
    setIndex(index);
  }
  if (store.index?.isComplete) return store.index;
  // Known pages are served meanwhile; a build, and a site without an index, must wait.
  const isWaiting = !store.index || isBuilding;
  if (!store.completing) {
    store.completing = readComplete(ref).finally(() => {
      store.completing = undefined;
    });
    if (!isWaiting) store.completing.then(revalidateChanged).catch(warn);
  }
  if (isWaiting) await store.completing;
  return store.index ?? refresh();
}

function setIndex(index: SiteIndex): void {
  if (index.isComplete) {
    store.complete = index;
    writeCachedIndex(index);
  }
  store.index = index;
  store.revalidated ??= index;
}

/** Reads until the index is complete at the latest ref; resumes after a failure. */
async function readComplete(ref: string): Promise<void> {
  for (;;) {
    const currentRef = store.index?.ref ?? ref;
    const index = (await readSince(currentRef)) ?? (await readAll(currentRef));
    store.complete = index;
    // A publication in the meantime, or reading started at an earlier ref.
    const latest = store.index?.ref ?? currentRef;
    if (index.ref === latest) return setIndex(index);
    await sleep(env.PRISMIC_PAGE_PAUSE_MS);
  }
}

async function readSince(ref: string): Promise<SiteIndex | undefined> {
  const { complete } = store;
  if (!complete || store.progress) return undefined;
  const index = await loadAllChanges(complete, ref);
  return index.isComplete ? index : undefined;
}

async function readAll(ref: string): Promise<SiteIndex> {
  const progress = (store.progress ??= startProgress(ref));
  try {
    const index = await loadSiteIndex(progress);
    store.progress = undefined;
    return index;
  } catch (error) {
    if (error instanceof ExpiredRefError || error instanceof IncompleteListing) store.progress = undefined;
    throw error;
  }
}

function startPolling(): void {
  if (store.timer || isBuilding) return;
  store.timer = store.runDetached(() => setInterval(() => void poll().catch(warn), env.PRISMIC_POLL_SECONDS * 1_000));
  store.timer.unref();
  // Next expires pages within a request only.
  if (!arePagesChecked()) store.runDetached(() => void requestRevalidation().catch(warn));
}

async function poll(): Promise<void> {
  if (store.loading) return;
  const index = await refreshSiteIndex();
  await revalidateChanged();
  const now = Date.now();
  if (hasPassedMoment(index, store.polledAt, now)) await requestRevalidation({ isMoment: true });
  store.polledAt = now;
}

async function revalidateChanged(): Promise<void> {
  if (store.index === store.revalidated) return;
  await (store.revalidating ??= requestRevalidation().finally(() => {
    store.revalidating = undefined;
  }));
}

/** Lets the site's own endpoint expire pages: Next allows it only inside a request. */
async function requestRevalidation({ isMoment = false } = {}): Promise<void> {
  const response = await callJson(`http://127.0.0.1:${env.PORT}/api/revalidate/`, {
    method: "POST",
    body: JSON.stringify({ secret: store.token, moment: isMoment }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`/api/revalidate/ answered ${response.status}`);
}

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn("content: the repository could not be checked, the last good copy stays:", reason);
}
