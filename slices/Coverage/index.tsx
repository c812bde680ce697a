import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Coverage as CoverageTables } from "@/features/coverage/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";

export default function Coverage({ slice, context: { locale } }: SliceProps<Content.CoverageSlice>) {
  const { title, lede, note } = slice.primary;
  const live = catalogue.filter(({ status }) => status === "available");
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      <CoverageTables chains={live} locale={locale} />
    </SliceSection>
  );
}
