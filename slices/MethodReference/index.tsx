import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { readByType } from "@/features/content/server";
import { toChange } from "@/features/changelog/server";
import { FamilyIndex, MethodReference as Reference } from "@/features/methods/server";
import type { MethodEnd } from "@/features/methods/server";
import type { Locale } from "@/features/shared/locale";

export default async function MethodReference({ slice, context }: SliceProps<Content.MethodReferenceSlice>) {
  const { locale } = context;
  const { title, lede, family } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      {family ? (
        <Reference family={family} ends={await readEnds(locale)} locale={locale} />
      ) : (
        <FamilyIndex locale={locale} />
      )}
    </SliceSection>
  );
}

/** When methods end on every chain, from the changelog. */
async function readEnds(locale: Locale): Promise<ReadonlyMap<string, MethodEnd>> {
  const changes = (await readByType("change", locale)).map(toChange).filter(({ chains }) => chains.length === 0);
  return new Map(
    changes.flatMap(({ methods, lastDay, isSample }) =>
      lastDay === undefined ? [] : methods.map((method): [string, MethodEnd] => [method, { lastDay, isSample }]),
    ),
  );
}
