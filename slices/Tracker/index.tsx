import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadChanges, loadHistory } from "@/features/shared/platform/server";
import { ChangeList, TrackerTable } from "@/features/tracker/server";
import { readConcernedIncidents } from "@/slices/concernedReads";

/** More than there are on the days of the list. */
const maxReports = 100;

export default async function Tracker({ slice, context }: SliceProps<Content.TrackerSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  if (slice.variation === "changes") {
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
        <ChangeList
          changes={await loadChanges()}
          reports={await readConcernedIncidents(locale, maxReports)}
          limit={slice.primary.limit ?? 30}
          now={new Date()}
          locale={locale}
        />
      </SliceSection>
    );
  }
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={slice.primary.note}>
      <TrackerTable history={await loadHistory()} locale={locale} />
    </SliceSection>
  );
}
