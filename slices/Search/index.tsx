import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getSiteIndex, searchContent } from "@/features/content/server";
import { findHits, noteMissedSearch, SearchPage } from "@/features/search/server";

export default async function Search({ slice, context }: SliceProps<Content.SearchSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  const query = (context.query.q ?? "").trim();
  const hits = query ? await findHits(query, locale, (await getSiteIndex()).ref, searchContent) : [];
  if (query && hits?.length === 0) noteMissedSearch({ text: query, locale });
  // Other pages with a search list their own subjects.
  const hasBrowse = context.path.endsWith("/search/");
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <SearchPage query={query} hits={hits} all={context.query.all} hasBrowse={hasBrowse} locale={locale} />
    </SliceSection>
  );
}
