import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

import type { Book } from "@/features/content/addresses/book";
import { contentTag } from "@/features/content/client";
import { env } from "@/features/shared/env";

import { documentTag } from "./loadPage";

/** Whether a secret is the configured webhook's; never when none is configured. */
export function isWebhookSecret(secret: unknown): boolean {
  if (typeof secret !== "string" || !env.PRISMIC_WEBHOOK_SECRET) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(secret), digest(env.PRISMIC_WEBHOOK_SECRET));
}

type Changes = { before: Book; after: Book; documents: readonly string[] };

/** Tags to expire after a publication: single documents when only bodies changed, else everything. */
export function revalidationTags({ before, after, documents }: Changes): string[] {
  const pages = new Set(after.entries.map((entry) => entry.id));
  const bodiesOnly = documents.length > 0 && documents.every((id) => pages.has(id)) && sameAddresses(before, after);
  return bodiesOnly ? documents.map(documentTag) : [contentTag];
}

// Titles, summaries and addresses stand on other pages too: menus, breadcrumbs, cards.
function sameAddresses(before: Book, after: Book): boolean {
  const strip = ({ entries, templates, redirects }: Book) =>
    JSON.stringify([entries.map((entry) => ({ ...entry, changed: "" })).sort(byId), templates, redirects]);
  return strip(before) === strip(after);
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
