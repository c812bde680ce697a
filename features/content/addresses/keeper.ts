import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { callJson } from "@/features/shared/callJson";
import { createClient, ExpiredRefError } from "@/features/content/client";
import { findSiteRef } from "@/features/content/siteRef";
import { env } from "@/features/shared/env";
import { isBuilding } from "@/features/shared/isBuilding";

import type { Book, Records } from "./book";
import { loadBook } from "./loadBook";
import { loadAllChanges, loadChanges } from "./loadChanges";
import { isBelievable, isHeldBack } from "./loss";
import { mergeBooks } from "./merge";
import { IncompleteListing, startAt } from "./readPages";
import type { Progress } from "./readPages";
import { readSavedBook, saveBook } from "./savedBook";

type Keeper = {
  book: Book | undefined;
  /** The last book that was whole, and how far the reading of a whole one has come. */
  whole: Book | undefined;
  progress: Progress | undefined;
  /** The book that rendered pages were last expired for, and what was published since. */
  settled: Book | undefined;
  published: Set<string> | "anything";
  loading: Promise<Book> | undefined;
  completing: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Runs work of its own: the framework would take what is read for a part of the page that happened to ask first. */
  apart: ReturnType<typeof AsyncLocalStorage.snapshot>;
  /** Lets the site call its own revalidation, also where no webhook secret is configured. */
  token: string;
};

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process: they share one book through this.
  var halyardAddresses: Keeper | undefined;
}

const keeper: Keeper = (globalThis.halyardAddresses ??= {
  book: undefined,
  whole: undefined,
  progress: undefined,
  settled: undefined,
  published: new Set(),
  loading: undefined,
  completing: undefined,
  timer: undefined,
  apart: AsyncLocalStorage.snapshot(),
  token: randomUUID(),
});

/** The address book: the last good one; throws only when none was ever read and the repository is down. */
export async function getBook(): Promise<Book> {
  keepFresh();
  return keeper.book ?? refreshBook();
}

/** Looks at the repository now and answers with the newest book; one look at a time. */
export function refreshBook(): Promise<Book> {
  keeper.loading ??= keeper.apart(look).finally(() => {
    keeper.loading = undefined;
  });
  return keeper.loading;
}

/** What was published since the last call: books before and now, and the documents' ids where they are known. */
export function takeChanges(): { before: Book; after: Book; documents: string[] } | undefined {
  const { settled: before, book: after, published } = keeper;
  keeper.settled = after;
  keeper.published = new Set();
  if (!before || !after || before === after) return undefined;
  return { before, after, documents: published === "anything" ? [] : [...published] };
}

/** Adds documents that were found by asking, while the book is not whole. */
export function addFound(part: Records): void {
  const { book } = keeper;
  if (!book || book.isWhole || [...part.dates.keys()].every((id) => book.dates.has(id))) return;
  const { ref, total, isWhole } = book;
  const grown = mergeBooks(book, { ...part, ref, total, isWhole });
  // Nothing that was rendered tells of this page yet: no page is expired for its sake.
  if (keeper.settled === book) keeper.settled = grown;
  keeper.book = grown;
}

/** Whether a secret is this process's own. */
export const isOwnToken = (token: unknown) => token === keeper.token;

async function look(): Promise<Book> {
  keeper.book ??= await readSavedBook();
  keeper.whole ??= keeper.book;
  keeper.settled ??= keeper.book;
  const before = keeper.book;
  // The build caches requests between its workers and would answer with the ref of an earlier build.
  const ref = await findSiteRef(createClient({ fresh: true }));
  if (before && isHeldBack(ref)) return before;
  if (before && before.ref !== ref) {
    const { book, documents } = await loadChanges(before, ref);
    if (!isBelievable(before, book)) return before;
    adopt(book, documents);
  }
  if (keeper.book?.isWhole) return keeper.book;
  const completing = (keeper.completing ??= complete(ref).finally(() => {
    keeper.completing = undefined;
  }));
  // Pages that are known are served meanwhile; a build, and a site that knows none, have to wait.
  if (!keeper.book || isBuilding) await completing;
  else completing.then(settle).catch(warn);
  return keeper.book ?? look();
}

function adopt(book: Book, documents: string[]): void {
  if (book.isWhole) {
    keeper.whole = book;
    saveBook(book);
  }
  keeper.book = book;
  keeper.settled ??= book;
  if (documents.length === 0) keeper.published = "anything";
  else if (keeper.published !== "anything") for (const id of documents) keeper.published.add(id);
}

/** Reads until there is a whole book of the newest ref; what was read before a failure is not read again. */
async function complete(ref: string): Promise<void> {
  for (;;) {
    const wanted = keeper.book?.ref ?? ref;
    const book = (await readSince(wanted)) ?? (await readAll(wanted));
    keeper.whole = book;
    // Something was published meanwhile, or the reading was begun at an earlier ref.
    const newest = keeper.book?.ref ?? wanted;
    if (book.ref === newest) return adopt(book, []);
    await pause(env.PRISMIC_PAGE_PAUSE_MS);
  }
}

async function readSince(ref: string): Promise<Book | undefined> {
  const { whole } = keeper;
  if (!whole || keeper.progress) return undefined;
  const book = await loadAllChanges(whole, ref);
  return book.isWhole ? book : undefined;
}

async function readAll(ref: string): Promise<Book> {
  const progress = (keeper.progress ??= startAt(ref));
  try {
    const book = await loadBook(progress);
    keeper.progress = undefined;
    return book;
  } catch (error) {
    if (error instanceof ExpiredRefError || error instanceof IncompleteListing) keeper.progress = undefined;
    throw error;
  }
}

function keepFresh(): void {
  if (keeper.timer || isBuilding) return;
  keeper.timer = keeper.apart(() => setInterval(() => void check().catch(warn), env.PRISMIC_POLL_SECONDS * 1_000));
  keeper.timer.unref();
}

async function check(): Promise<void> {
  if (keeper.loading) return;
  await refreshBook();
  await settle();
}

async function settle(): Promise<void> {
  if (keeper.book === keeper.settled) return;
  // Pages are expired by a request, because the framework allows it nowhere else.
  const response = await callJson(`http://127.0.0.1:${env.PORT}/api/revalidate/`, {
    method: "POST",
    body: JSON.stringify({ secret: keeper.token }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`/api/revalidate/ answered ${response.status}`);
}

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.warn("content: the repository could not be checked, the last good copy stays:", reason);
}
