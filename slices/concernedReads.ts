/** What pages about a chain or a method read of the changelog and of incidents. */
import { filterBySubject, toChange } from "@/features/changelog/server";
import type { Subject } from "@/features/changelog/server";
import { defineRead, listByType } from "@/features/content/server";
import { filterByChain, sortIncidents, toIncident } from "@/features/incidents/server";
import type { Locale } from "@/features/shared/locale";

/** Entries of the changelog that a page's readers must know. */
export const readConcernedChanges = defineRead("changes", (siteIndex, locale: Locale, subject: Subject) =>
  filterBySubject(listByType(siteIndex, "change", locale).map(toChange), subject),
);

/** The newest incidents that touch a chain; of all chains without one. */
export const readConcernedIncidents = defineRead(
  "concerned incidents",
  (siteIndex, locale: Locale, limit: number, chain?: string | null) => {
    const incidents = listByType(siteIndex, "incident", locale).map(toIncident);
    return sortIncidents(chain ? filterByChain(incidents, chain) : incidents).slice(0, limit);
  },
);
