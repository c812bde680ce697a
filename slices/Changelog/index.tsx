import type { Content } from "@prismicio/client";

import { ChangeBoard } from "@/features/changelog";
import { ChangeNotes, filterBySubject, getSubject, toChange } from "@/features/changelog/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getSiteIndex, listByType } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";

/** Without a limit of the editor's. */
const usualLimit = 5;

export default async function Changelog({ slice, context }: SliceProps<Content.ChangelogSlice>) {
  const { locale, parameters } = context;
  const { title, lede } = slice.primary;
  const changes = listByType(await getSiteIndex(), "change", locale).map(toChange);
  const keys = [...new Set(changes.flatMap(({ chains }) => chains))];
  const names = Object.fromEntries(keys.map((key) => [key, findChain(key)?.name ?? key]));
  if (slice.variation === "concerned") {
    const { areas, limit } = slice.primary;
    const shown = filterBySubject(changes, getSubject(areas, parameters)).slice(0, limit ?? usualLimit);
    if (shown.length === 0) return null;
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
        <ChangeNotes changes={shown} names={names} locale={locale} />
      </SliceSection>
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ChangeBoard changes={changes} names={names} today={today} locale={locale} />
    </SliceSection>
  );
}
