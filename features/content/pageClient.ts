import "server-only";

import { cache } from "react";
import { cookies, draftMode } from "next/headers";
import { ForbiddenError } from "@prismicio/client";

import { previewCookie } from "@/features/shared/contracts/previewCookies";

import { getSession, readPreviewToken } from "./preview/readPreviewToken";
import { warnThrottled } from "./warnThrottled";

import { readPaths } from "./pages/pageReads";
import { getSiteIndex } from "./routing/siteIndexStore";
import { findEntry } from "./routing/SiteIndex";
import type { SiteIndex } from "./routing/SiteIndex";
import { createClient, ExpiredRefError } from "./createClient";

/** State of an editor's preview: open, or expired or of another repository. */
type Preview = { kind: "open"; ref: string; cookie: string } | { kind: "over" };

/** The preview of this request, resolved once per render; `undefined` for visitors. */
export const findPreview = cache(async (): Promise<Preview | undefined> => {
  if (!(await draftMode()).isEnabled) return undefined;
  const cookie = (await cookies()).get(previewCookie)?.value;
  if (!cookie) return undefined;
  const token = readPreviewToken(cookie);
  // Prismic's toolbar also leaves cookies that only count visitors.
  if (!token || !getSession(token)) {
    warnThrottled("content: a preview cookie cannot be read, the published content is shown");
    return undefined;
  }
  return (await isOpen(token)) ? { kind: "open", ref: token, cookie } : { kind: "over" };
});

/** Whether the repository accepts a preview's token. */
export async function isOpen(token: string): Promise<boolean> {
  if (!getSession(token)) return false;
  try {
    // For an invalid token the client would silently use published content.
    await createClient({ ref: token, isDraft: true, pinned: true }).get({
      lang: "*",
      pageSize: 1,
      fetch: "settings.site_name",
    });
    return true;
  } catch (error) {
    // Refs that are unknown or expired are kinds of forbidden ones.
    if (error instanceof ForbiddenError || error instanceof ExpiredRefError) return false;
    throw error;
  }
}

/** The client of this render: published content, or an editor's preview. */
export async function createPageClient(tags: string[]) {
  const preview = await findPreview();
  if (preview?.kind === "open") return createClient({ ref: preview.ref, isDraft: true });
  return createClient({ ref: (await getSiteIndex()).ref, tags });
}

/** Adds the current URLs to links of its documents; a preview keeps the repository's URLs. */
export async function resolvePageLinks<T>(documents: T): Promise<T> {
  const preview = await findPreview();
  if (preview?.kind === "open") return documents;
  const ids = listLinkedIds(documents);
  if (ids.size > 0) await readPaths([...ids].join(" "));
  return resolveLinks(documents, await getSiteIndex());
}

/** The ids of the documents that a value links to. */
function listLinkedIds(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return ids;
  if (isDocumentLink(value)) ids.add(value.id);
  for (const member of Object.values(value)) listLinkedIds(member, ids);
  return ids;
}

const isDocumentLink = (value: object): value is { id: string } =>
  "link_type" in value && value.link_type === "Document" && "id" in value && typeof value.id === "string";

/**
 * Sets the current URLs of document links in a value, because the repository resolves only a few levels of parents.
 * Links to deleted documents get no URL; while the index is incomplete, unknown ones keep the repository's.
 */
export function resolveLinks<T>(value: T, siteIndex: SiteIndex): T;
export function resolveLinks(value: unknown, siteIndex: SiteIndex): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveLinks<unknown>(one, siteIndex));
  if (typeof value !== "object" || value === null) return value;
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, resolveLinks<unknown>(member, siteIndex)]),
  );
  if (!isDocumentLink(value)) return resolved;
  const entry = findEntry(siteIndex, value.id);
  if (entry) resolved.url = entry.path;
  else if (siteIndex.isComplete) delete resolved.url;
  return resolved;
}
