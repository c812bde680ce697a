import type { Content } from "@prismicio/client";

import { ChangeBoard } from "@/features/changelog";
import { ChangeNotes, getSubject, toChange } from "@/features/changelog/server";
import type { Change } from "@/features/changelog/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { readByType } from "@/features/content/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { readConcernedChanges } from "@/slices/concernedReads";
import { findFirstCode } from "@/slices/findSetting";

/** Without a limit of the editor's. */
const usualLimit = 5;

export default async function Changelog({ slice, context }: SliceProps<Content.ChangelogSlice>) {
  const { locale, parameters } = context;
  const { title, lede } = slice.primary;
  if (slice.variation === "concerned") {
    const { areas, limit } = slice.primary;
    const concerned = await readConcernedChanges(locale, getSubject(areas, parameters));
    const shown = concerned.slice(0, limit ?? usualLimit);
    if (shown.length === 0) return null;
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
        <ChangeNotes changes={shown} names={nameChains(shown)} locale={locale} />
      </SliceSection>
    );
  }
  const entries = await readByType("change", locale);
  const changes = await Promise.all(
    entries.map(async (entry) => ({ ...toChange(entry), code: await findFirstCode(entry.id) })),
  );
  const today = new Date().toISOString().slice(0, 10);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ChangeBoard changes={changes} names={nameChains(changes)} today={today} locale={locale} />
    </SliceSection>
  );
}

/** The names of the chains that entries name, by their keys. */
function nameChains(changes: readonly Change[]): Record<string, string> {
  const keys = [...new Set(changes.flatMap(({ chains }) => chains))];
  return Object.fromEntries(keys.map((key) => [key, findChain(key)?.name ?? key]));
}
