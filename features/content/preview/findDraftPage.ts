import "server-only";

import { cache } from "react";
import { filter, ParsingError } from "@prismicio/client";

import type { ParameterValues } from "@/features/content/routing/SiteIndex";
import { getSiteIndex } from "@/features/content/routing/siteIndexStore";
import { createClient } from "@/features/content/createClient";
import { orMissing } from "@/features/content/pages/findDocument";
import { findPage, isPageLike, toPage, toPath } from "@/features/content/pages/loadPage";
import type { FoundPage } from "@/features/content/pages/loadPage";
import { findSection, resolveSections } from "@/features/content/pages/resolveSections";
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
    const page = entry?.path === path ? await toPage(document, path, entry) : undefined;
    if (page) return page;
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
  const client = createClient({ ref: (await getSiteIndex()).ref });
  const find = (id: string) => orMissing(client.getByID(id, { lang: "*" }));
  const published = await find(document.id);
  if (!published || !isPageLike(published)) return "new";
  const { data } = await resolveSections(published, (id, lang) => findSection(id, lang, find));
  return JSON.stringify(data) === JSON.stringify(document.data) ? "same" : "changed";
}
