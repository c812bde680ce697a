import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { getSiteIndex, listByType } from "@/features/content/server";
import { filterByChain, IncidentList, sortIncidents, toIncident } from "@/features/incidents/server";

/** Without a limit of the editor's. */
const usualLimit = 3;

export default async function Incidents({ slice, context }: SliceProps<Content.IncidentsSlice>) {
  const { locale, parameters } = context;
  const { title, lede } = slice.primary;
  const incidents = listByType(await getSiteIndex(), "incident", locale).map(toIncident);
  const now = new Date();
  const heading = isFilled.richText(title) ? "h3" : "h2";
  if (slice.variation === "concerned") {
    const own = parameters.node ? filterByChain(incidents, parameters.node) : incidents;
    const shown = sortIncidents(own).slice(0, slice.primary.limit ?? usualLimit);
    if (shown.length === 0) return null;
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
        <IncidentList incidents={shown} now={now} locale={locale} heading={heading} isPart />
      </SliceSection>
    );
  }
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <IncidentList incidents={incidents} now={now} locale={locale} heading={heading} />
    </SliceSection>
  );
}
