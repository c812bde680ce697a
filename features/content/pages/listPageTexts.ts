import "server-only";

import { findEntry } from "@/features/content/addresses/book";
import { getBook } from "@/features/content/addresses/keeper";
import { anchorSlices } from "@/features/content/anchorSlices";
import { isContentLost } from "@/features/content/addresses/loss";
import { createClient } from "@/features/content/client";
import { fillDeep } from "@/features/content/fill";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { figureTokens } from "./figureTokens";
import { toPageText } from "./pageTexts";
import type { PageText } from "./pageTexts";

/** The words of every published page of a language, but for pages hidden from search; throws when the repository is down or lost most of them. */
export async function listPageTexts(locale: Locale): Promise<PageText[]> {
  const book = await getBook();
  const documents = await createClient({ ref: book.ref }).dangerouslyGetAll({
    lang: prismicLang(locale),
  });
  if (isContentLost()) throw new Error("The repository has lost most of its documents");
  const settings = documents.find((document) => document.type === "settings");
  const tokens = figureTokens(settings?.data ?? {}, locale);
  return documents.flatMap(({ id, data }) => {
    const entry = findEntry(book, id);
    if (!entry || entry.hidden || !("slices" in data)) return [];
    const words = ("search_words" in data && data.search_words) || "";
    const head = { path: entry.path, title: data.title ?? "", summary: data.summary ?? "", words };
    return [toPageText(head, anchorSlices(fillDeep(data.slices, tokens)))];
  });
}
