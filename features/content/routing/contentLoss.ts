import "server-only";

import { env, isBuilding } from "@/features/shared/env";

import type { IndexRecords } from "./IndexRecords";

/** A state of the repository without most of its documents, which is not shown; times are milliseconds. */
export type ContentLoss = { ref: string; since: number; believedAt: number; known: number; offered: number };

declare global {
  /** The loss that is held back now, for the site's bundles and for `/health` of the server process. */
  var halyardContentLoss: ContentLoss | undefined;
}

// A repository with fewer documents is being set up.
const minDocuments = 10;
const minShare = 0.5;

/** Whether the repository is at a state that is held back: the last good index stays until it is believed. */
export function isHeldBack(ref: string): boolean {
  const loss = globalThis.halyardContentLoss;
  return loss?.ref === ref && Date.now() < loss.believedAt;
}

/** Whether anything is held back, so that what the repository does not find may well exist. */
export const isContentLost = (): boolean => globalThis.halyardContentLoss !== undefined;

/**
 * Whether a newer state of the repository may take the place of the last good one. One that lost most documents at
 * once looks like a repository that is broken or not mounted; a build takes it, because whoever builds looks at it.
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

/** Lets the next look at the repository believe the loss that is held back. */
export function acceptLoss(): void {
  const loss = globalThis.halyardContentLoss;
  if (loss) globalThis.halyardContentLoss = { ...loss, believedAt: 0 };
}

/** Whether a publication that names its documents accounts for the loss that is held back. */
export function explainsLoss(documents: readonly string[], { dates }: IndexRecords): boolean {
  const loss = globalThis.halyardContentLoss;
  if (!loss) return false;
  const named = new Set(documents.filter((id) => dates.has(id)));
  return named.size >= loss.known - loss.offered;
}
