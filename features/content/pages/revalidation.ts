import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

import type { PageEntry } from "@/features/content/routing/IndexRecords";
import { findEntry } from "@/features/content/routing/SiteIndex";
import type { SiteIndex } from "@/features/content/routing/SiteIndex";
import { contentTag } from "@/features/content/createClient";
import { linkTag } from "@/features/shared/contracts/linkTag";
import { env } from "@/features/shared/env";

import { documentTag } from "./findDocument";
import { listChildren } from "./relations";

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
  documents: readonly string[];
  /** Whether stored pages have the tags of their links, which the server process adds. */
  areLinksTagged: boolean;
};

/** Tags to expire after a publication: of documents whose body or name changed and of what shows the name, else everything. */
export function revalidationTags({ before, after, documents, areLinksTagged }: Changes): string[] {
  // A page without a section, or without its translation, does not depend on it until it is rendered again.
  const others = new Set([...after.templates.map(({ id }) => id), ...before.sections]);
  const isKnown = documents.length > 0 && documents.every((id) => others.has(id) || findEntry(after, id));
  const renamed = isKnown ? listRenamed(before, after) : undefined;
  if (!renamed || (renamed.length > 0 && !areLinksTagged)) return [contentTag];
  return [...new Set([...documents.map(documentTag), ...renamed.flatMap((entry) => listShowing(after, entry))])];
}

/** Whether a publication may concern addresses or names that lists of all pages contain. */
export const concernsRoutes = (tags: readonly string[]): boolean =>
  tags.length === 0 || tags.some((tag) => !tag.startsWith(documentTag("")));

// Cards, breadcrumbs and menus show a page's title and summary with a link to it; lists of other types show more.
const linkedTypes = new Set(["page", "docs_page"]);

/** Pages with another title or summary; `undefined` when anything else changed that other pages show, such as a URL. */
function listRenamed(before: SiteIndex, after: SiteIndex): PageEntry[] | undefined {
  const rest = ({ templates, redirects, isComplete }: SiteIndex) =>
    JSON.stringify([templates.map(undated), redirects, isComplete]);
  if (before.entries.length !== after.entries.length || rest(before) !== rest(after)) return undefined;
  const renamed: PageEntry[] = [];
  for (const entry of after.entries) {
    const old = findEntry(before, entry.id);
    // Entries that were not read again are the same objects, so most comparisons are cheap.
    if (old === entry || (old && plain(old) === plain(entry))) continue;
    if (!old || !linkedTypes.has(entry.type) || plain(unnamed(old)) !== plain(unnamed(entry))) return undefined;
    renamed.push(entry);
  }
  return renamed;
}

/** Tags of the pages that link to one, and of those that list it among others by title: its parent and siblings. */
const listShowing = (siteIndex: SiteIndex, { path, parent }: PageEntry): string[] => [
  linkTag(path),
  ...(parent === undefined ? [] : [parent, ...listChildren(siteIndex, parent).map(({ id }) => id)]).map(documentTag),
];

const undated = <T extends { changed: string }>(one: T) => ({ ...one, changed: "" });
const unnamed = (entry: PageEntry) => ({ ...entry, title: "", summary: "" });
const plain = (entry: PageEntry) => JSON.stringify(undated(entry));
