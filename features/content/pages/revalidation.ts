import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

import type { PageEntry } from "@/features/content/routing/IndexRecords";
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

type Changes = { before: SiteIndex; after: SiteIndex; documents: readonly string[] };

/** Tags to expire after a publication: single documents when only bodies changed, else everything. */
export function revalidationTags({ before, after, documents }: Changes): string[] {
  const pages = [...after.entries, ...after.templates].map(({ id }) => id);
  // A page without a section, or without its translation, does not depend on it until it is rendered again.
  const bodies = new Set([...pages, ...before.sections]);
  const bodiesOnly = documents.length > 0 && documents.every((id) => bodies.has(id)) && sameAddresses(before, after);
  return bodiesOnly ? documents.map(documentTag) : [contentTag];
}

// Titles, summaries and URLs also appear on other pages: menus, breadcrumbs, cards.
function sameAddresses(before: SiteIndex, after: SiteIndex): boolean {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const isSame = (entry: PageEntry) => {
    const old = known.get(entry.id);
    // Entries that were not read again are the same objects, so most comparisons are cheap.
    return old === entry || (old !== undefined && plain(old) === plain(entry));
  };
  const rest = ({ templates, redirects }: SiteIndex) => JSON.stringify([templates.map(undated), redirects]);
  return before.entries.length === after.entries.length && after.entries.every(isSame) && rest(before) === rest(after);
}

const undated = <T extends { changed: string }>(one: T) => ({ ...one, changed: "" });
const plain = (entry: PageEntry) => JSON.stringify(undated(entry));
