import "server-only";

import { env, isBuilding } from "@/features/shared/env";

import type { IndexRecords } from "./IndexRecords";

/** A repository state without most of its documents, which is not published; times are milliseconds. */
export type ContentLoss = { ref: string; since: number; believedAt: number; known: number; offered: number };

declare global {
  /** The pending loss, shared by the site's bundles and `/health` of the server process. */
  var halyardContentLoss: ContentLoss | undefined;
}

// A repository with fewer documents is being set up.
const minDocuments = 10;
const minShare = 0.5;

/** Whether the repository's current state is held back: the last good index is used until it is accepted. */
export function isHeldBack(ref: string): boolean {
  const loss = globalThis.halyardContentLoss;
  return loss?.ref === ref && Date.now() < loss.believedAt;
}

/** Whether a state is held back: then a document missing from the repository may still exist. */
export const isContentLost = (): boolean => globalThis.halyardContentLoss !== undefined;

/**
 * Whether a newer state of the repository may take the place of the last good one. A sudden loss
 * of most documents suggests a broken or unmounted repository. A build accepts it, because its result is inspected.
 */
export function isAcceptable(before: IndexRecords, { ref, total }: Pick<IndexRecords, "ref" | "total">): boolean {
  const loss = globalThis.halyardContentLoss;
  const isLoss = before.total >= minDocuments && total < before.total * minShare && !isBuilding;
  if (!isLoss) {
    if (loss) console.warn(`content: the repository is back with ${total} documents`);
    globalThis.halyardContentLoss = undefined;
    return true;
  }
  const now = Date.now();
  const since = loss?.since ?? now;
  const believedAt = loss?.believedAt ?? since + env.PRISMIC_LOSS_MINUTES * 60_000;
  const counts = `${total} of ${before.total} documents`;
  if (now >= believedAt) {
    console.error(`content: the repository still has ${counts}; from now on the site shows that state`);
    globalThis.halyardContentLoss = undefined;
    return true;
  }
  if (!loss) {
    console.error(
      `content: the repository answers with ${counts}, so the last good content stays until ${new Date(believedAt).toISOString()}. If it is meant: POST /api/revalidate/ with {"secret": …, "believe": true}, or a lower PRISMIC_LOSS_MINUTES.`,
    );
  }
  globalThis.halyardContentLoss = { ref, since, believedAt, known: before.total, offered: total };
  return false;
}

/** Makes the next refresh accept the pending loss. */
export function acceptLoss(): void {
  const loss = globalThis.halyardContentLoss;
  if (loss) globalThis.halyardContentLoss = { ...loss, believedAt: 0 };
}

/** Whether a publication's list of documents explains the pending loss. */
export function explainsLoss(documents: readonly string[], { dates }: IndexRecords): boolean {
  const loss = globalThis.halyardContentLoss;
  if (!loss) return false;
  const named = new Set(documents.filter((id) => dates.has(id)));
  return named.size >= loss.known - loss.offered;
}
