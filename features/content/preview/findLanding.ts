import "server-only";

import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";

import { findEntry, matchRoute } from "@/features/content/routing/SiteIndex";
import type { ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { createClient } from "@/features/content/createClient";
import { defaultLocale, getLocaleByLang, localizePath, splitLocale } from "@/features/shared/locale";

import { findDraftEntry } from "./findDraftEntry";
import { isOpen } from "@/features/content/pageClient";

/** Target of a preview link: the document's page, else the home page of its language; `over` for an expired preview. */
export async function findLanding(token: string, documentId: string | null): Promise<{ path: string; over: boolean }> {
  if (await isOpen(token)) return { path: await draftPath(token, documentId), over: false };
  const published = documentId ? findEntry(await getSiteIndex(), documentId) : undefined;
  return { path: published?.path ?? "/", over: true };
}

async function draftPath(token: string, id: string | null): Promise<string> {
  if (!id) return "/";
  try {
    const document = await createClient({ ref: token, isDraft: true }).getByID(id, { lang: "*" });
    const path = findDraftEntry(await getSiteIndex(), document)?.path;
    return path ?? localizePath("/", getLocaleByLang(document.lang) ?? defaultLocale);
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return "/";
  }
}

/** Target after leaving a preview: the same path if it is a published page, else the home page. */
export async function findExitPath(path: string, values: ParameterValues): Promise<string> {
  if (!/^\/(?!\/)[^\\]*$/.test(path)) return "/";
  const siteIndex = await getSiteIndex();
  const isKnown =
    matchRoute(siteIndex, path, values).kind !== "missing" || siteIndex.redirects.some(({ from }) => from === path);
  return isKnown ? path : localizePath("/", splitLocale(path).locale);
}
