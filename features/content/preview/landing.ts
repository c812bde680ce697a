import "server-only";

import { NotFoundError, RepositoryNotFoundError } from "@prismicio/client";

import { findEntry, findPlace } from "@/features/content/addresses/book";
import type { ParameterValues } from "@/features/content/addresses/book";
import { getBook } from "@/features/content/addresses/keeper";
import { createClient } from "@/features/content/client";
import { localeOfLang, localizePath, splitLocale } from "@/features/shared/locale";

import { findDraftEntry } from "./findDraftEntry";
import { isOpen } from "./findPreview";

/** Where a preview's link leads: the page of its document, else the home page of its language; `over` when it shows nothing any more. */
export async function findLanding(token: string, documentId: string | null): Promise<{ path: string; over: boolean }> {
  if (await isOpen(token)) return { path: await draftPath(token, documentId), over: false };
  const published = documentId ? findEntry(await getBook(), documentId) : undefined;
  return { path: published?.path ?? "/", over: true };
}

async function draftPath(token: string, id: string | null): Promise<string> {
  if (!id) return "/";
  try {
    const document = await createClient({ ref: token, isDraft: true }).getByID(id, { lang: "*" });
    const path = findDraftEntry(await getBook(), document)?.path;
    return path ?? localizePath("/", localeOfLang(document.lang) ?? "en");
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return "/";
  }
}

/** Where someone goes who leaves a preview: the same address when there is a published page, else the home page. */
export async function findWayOut(path: string, values: ParameterValues): Promise<string> {
  if (!/^\/(?!\/)[^\\]*$/.test(path)) return "/";
  const book = await getBook();
  const isKnown = findPlace(book, path, values).kind !== "missing" || book.redirects.some(({ from }) => from === path);
  return isKnown ? path : localizePath("/", splitLocale(path).locale);
}
