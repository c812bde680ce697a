import "server-only";

import { cache } from "react";
import { filter, NotFoundError, ParsingError, RepositoryNotFoundError } from "@prismicio/client";

import type { ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { createClient } from "@/features/content/createClient";
import { findPage, isPageLike, toPath } from "@/features/content/pages/loadPage";
import type { FoundPage } from "@/features/content/pages/loadPage";
import { pageTypes } from "@/features/content/routes";
import { prismicLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { findDraftEntry } from "./findDraftEntry";
import { findPreview } from "@/features/content/pageClient";

/** The page at a path as the preview shows it, also when it was never published; without a preview, the published one. */
export async function findDraftPage(
  locale: Locale,
  segments: string[],
  values: ParameterValues,
): Promise<FoundPage | undefined> {
  const preview = await findPreview();
  const draft = preview?.kind === "open" ? await findByPath(preview.ref, locale, segments.join("/")) : undefined;
  return draft ?? findPage(locale, segments, values);
}

// The site index knows published pages only; a draft is found as Prismic suggests, by the last part of its path.
const findByPath = cache(async (ref: string, locale: Locale, joined: string): Promise<FoundPage | undefined> => {
  const segments = joined.split("/").filter(Boolean);
  const uid = segments.at(-1) ?? "home";
  if (!/^[a-z0-9][a-z0-9._~-]*$/.test(uid)) return undefined;
  const path = toPath(locale, segments);
  const found = await Promise.all(pageTypes.map((type) => findByUid(ref, { type, uid, lang: prismicLang(locale) })));
  const siteIndex = await getSiteIndex();
  for (const document of found.flat()) {
    const entry = findDraftEntry(siteIndex, document);
    if (entry?.path === path && isPageLike(document)) return { document, entry, path, parameters: {} };
  }
  return undefined;
});

async function findByUid(ref: string, { type, uid, lang }: { type: string; uid: string; lang: string }) {
  const client = createClient({ ref, isDraft: true });
  try {
    const filters = [filter.at("document.type", type), filter.at(`my.${type}.uid`, uid)];
    return (await client.get({ lang, filters })).results;
  } catch (error) {
    // A hosted repository does not know the fields of a type without documents.
    if (error instanceof ParsingError && error.message.includes("unexpected field")) return [];
    throw error;
  }
}

/** Differences of a previewed page from the published one. */
export async function comparePublished({ document }: FoundPage): Promise<"new" | "changed" | "same"> {
  try {
    const published = await createClient({ ref: (await getSiteIndex()).ref }).getByID(document.id, { lang: "*" });
    return JSON.stringify(published.data) === JSON.stringify(document.data) ? "same" : "changed";
  } catch (error) {
    if (error instanceof RepositoryNotFoundError || !(error instanceof NotFoundError)) throw error;
    return "new";
  }
}
