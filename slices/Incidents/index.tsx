import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { readByType } from "@/features/content/server";
import { IncidentList, toIncident } from "@/features/incidents/server";
import { loadDayStatus } from "@/features/tracker/server";
import { readConcernedIncidents } from "@/slices/concernedReads";

/** Without a limit of the editor's. */
const usualLimit = 3;

export default async function Incidents({ slice, context }: SliceProps<Content.IncidentsSlice>) {
  const { locale, parameters } = context;
  const { title, lede } = slice.primary;
  const now = new Date();
  const heading = isFilled.richText(title) ? "h3" : "h2";
  if (slice.variation === "concerned") {
    const shown = await readConcernedIncidents(locale, slice.primary.limit ?? usualLimit, parameters.node);
    if (shown.length === 0) return null;
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
        <IncidentList incidents={shown} now={now} locale={locale} heading={heading} isPart />
      </SliceSection>
    );
  }
  const [documents, status] = await Promise.all([readByType("incident", locale), loadDayStatus(locale)]);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <IncidentList
        incidents={documents.map(toIncident)}
        measured={status?.title}
        now={now}
        locale={locale}
        heading={heading}
      />
    </SliceSection>
  );
}
