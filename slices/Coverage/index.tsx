import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Coverage as CoverageTables } from "@/features/coverage/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { loadMethodChecks } from "@/features/shared/platform/server";

export default async function Coverage({ slice, context: { locale } }: SliceProps<Content.CoverageSlice>) {
  const { title, lede, note } = slice.primary;
  const live = catalogue.filter(({ status }) => status === "available");
  const { value: checks } = await loadMethodChecks();
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      <CoverageTables chains={live} checks={checks} locale={locale} />
    </SliceSection>
  );
}
