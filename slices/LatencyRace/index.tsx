import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { LatencyRace as Race } from "@/features/race";
import { regionUrls } from "@/features/shared/platform/regionUrls";

export default function LatencyRace({ slice, context: { locale } }: SliceProps<Content.LatencyRaceSlice>) {
  const { title, lede, note } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      <Race targets={regionUrls} locale={locale} />
    </SliceSection>
  );
}
