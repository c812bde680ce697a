import "server-only";

import { randomUUID } from "node:crypto";

import { createClient } from "@/features/content/client";
import { findSiteRef } from "@/features/content/siteRef";
import { env } from "@/features/shared/env";

import type { Book } from "./book";
import { loadBook } from "./loadBook";
import { loadChanges } from "./loadChanges";

type Keeper = {
  book: Book | undefined;
  /** The book that rendered pages were last expired for, and what was published since. */
  settled: Book | undefined;
  published: Set<string> | "anything";
  loading: Promise<Book> | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Lets the site call its own revalidation, also where no webhook secret is configured. */
  token: string;
};

declare global {
  // Pages, route handlers and the proxy are separate bundles in one process: they share one book through this.
  var halyardAddresses: Keeper | undefined;
}

const keeper: Keeper = (globalThis.halyardAddresses ??= {
  book: undefined,
  settled: undefined,
  published: new Set(),
  loading: undefined,
  timer: undefined,
  token: randomUUID(),
});

/** The address book: the last good one; throws only when none was ever read and the repository is down. */
export async function getBook(): Promise<Book> {
  keepFresh();
  return keeper.book ?? refreshBook();
}

/** Looks at the repository now and answers with the newest book; one look at a time. */
export function refreshBook(): Promise<Book> {
  keeper.loading ??= look().finally(() => {
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

/** Whether a secret is this process's own. */
export const isOwnToken = (token: unknown) => token === keeper.token;

async function look(): Promise<Book> {
  const before = keeper.book;
  // The build caches requests between its workers and would answer with the ref of an earlier build.
  const ref = await findSiteRef(createClient({ fresh: true }));
  if (before?.ref === ref) return before;
  const changes = before ? await loadChanges(before, ref) : undefined;
  const after = changes?.book ?? (await loadBook(ref));
  keeper.book = after;
  keeper.settled ??= after;
  if (!changes) keeper.published = "anything";
  else if (keeper.published !== "anything") for (const id of changes.documents) keeper.published.add(id);
  return after;
}

function keepFresh(): void {
  if (keeper.timer || process.env.NEXT_PHASE === "phase-production-build") return;
  keeper.timer = setInterval(() => {
    check().catch((error: unknown) => {
      console.warn("content: the repository could not be checked, the last good copy stays:", messageOf(error));
    });
  }, env.PRISMIC_POLL_SECONDS * 1_000);
  keeper.timer.unref();
}

async function check(): Promise<void> {
  if (keeper.loading) return;
  const after = await refreshBook();
  if (after === keeper.settled) return;
  // Pages are expired by a request, because the framework allows it nowhere else.
  const response = await fetch(`http://127.0.0.1:${env.PORT}/api/revalidate/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret: keeper.token }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`/api/revalidate/ answered ${response.status}`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
