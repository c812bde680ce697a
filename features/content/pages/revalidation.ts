import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

import { isSameSite } from "@/features/content/routing/isSameSite";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { contentTag } from "@/features/content/createClient";
import { env } from "@/features/shared/env";

import { documentTag } from "./findDocument";

/** Whether a secret is the configured webhook's; never when none is configured. */
export function isWebhookSecret(secret: unknown): boolean {
  if (typeof secret !== "string") return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  // During rotation both secrets are accepted.
  const accepted = [env.PRISMIC_WEBHOOK_SECRET, env.PRISMIC_WEBHOOK_SECRET_PREVIOUS].flatMap((one) => one || []);
  return accepted.filter((one) => timingSafeEqual(digest(secret), digest(one))).length > 0;
}

type Changes = {
  before: SiteIndex;
  after: SiteIndex;
  /** Whether stored pages are compared with what they read of the index, which the server process does. */
  areReadsChecked: boolean;
};

/**
 * Tags to expire after a publication: of the documents that were published or removed; everything when one of them is
 * shown by all pages, or the change is unknown.
 */
export function revalidationTags({ before, after, areReadsChecked }: Changes): string[] {
  const ids = listChangedIds(before, after);
  const isUnknown = ids.length === 0 && after.isComplete;
  const found = listFoundIds(before, after);
  const isEverything = isUnknown || ids.some((id) => !found.has(id)) || ids.length > maxTags;
  if (isEverything || (!areReadsChecked && !isSameSite(before, after))) return [contentTag];
  return ids.map(documentTag);
}

// Next keeps expired tags in memory, and the server process on the disk.
const maxTags = 1_000;

/** Ids of documents that were published or removed between two indexes. */
function listChangedIds({ dates: before }: SiteIndex, { dates: after, isComplete }: SiteIndex): string[] {
  const changed = [...after].flatMap(([id, date]) => (before.get(id) === date ? [] : [id]));
  const removed = isComplete ? [...before.keys()].filter((id) => !after.has(id)) : [];
  return [...changed, ...removed];
}

/** Documents that pages show in one place, or find in the index: no other page depends on them by itself. */
const listFoundIds = (...indexes: SiteIndex[]) =>
  new Set(
    indexes.flatMap(({ pages, templates, sections, redirectRecords }) => [
      ...[...pages, ...templates].map(({ id }) => id),
      ...sections,
      ...redirectRecords.map(({ document }) => document),
    ]),
  );
