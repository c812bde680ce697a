import "server-only";

import { filter } from "@prismicio/client";

import { createClient } from "@/features/content/createClient";

import type { SiteIndex } from "./SiteIndex";
import { mergeIndex } from "./mergeIndex";
import { readPages, startProgress } from "./readPages";
import { indexFields, toRecords } from "./toRecords";

// Publication dates have whole seconds, so the last ones are read again.
const overlapMs = 2_000;
const maxDocuments = 100;

const latestFirst = { field: "document.last_publication_date", direction: "desc" } as const;

/**
 * An index brought to a newer ref by reading the hundred documents that were published last. It is not complete when that
 * does not explain the difference: more was published, something was removed, or the settings changed.
 */
export async function loadChanges(before: SiteIndex, ref: string): Promise<SiteIndex> {
  const client = createClient({ ref });
  const [recent, all] = await Promise.all([
    client.get({
      filters: [publishedSince(before)],
      orderings: latestFirst,
      lang: "*",
      fetch: indexFields,
      pageSize: maxDocuments,
    }),
    client.get({ lang: "*", fetch: [], pageSize: 1 }),
  ]);
  const changed = recent.results.filter(
    ({ id, last_publication_date }) => before.dates.get(id) !== last_publication_date,
  );
  const added = changed.filter(({ id }) => !before.dates.has(id));
  const part = toRecords(ref, changed);
  const total = all.total_results_size;
  // Titles and summaries of other documents may name values of the settings: all of them are read again.
  const isExplained = changed.length > 0 && total - before.total === added.length && !changed.some(isSettings);
  const isComplete = before.isComplete && isExplained && recent.total_pages <= 1;
  return mergeIndex(before, { ...part, total, isComplete });
}

/** The same, reading all documents published since; complete unless one was removed or the settings changed. */
export async function loadAllChanges(before: SiteIndex, ref: string): Promise<SiteIndex> {
  const progress = startProgress(ref);
  const [{ documents }, all] = await Promise.all([
    readPages(progress, { filters: [publishedSince(before)], orderings: latestFirst }),
    createClient({ ref }).get({ lang: "*", fetch: [], pageSize: 1 }),
  ]);
  const total = all.total_results_size;
  const added = new Set(documents.map(({ id }) => id).filter((id) => !before.dates.has(id)));
  const changed = documents.filter(({ id, last_publication_date }) => before.dates.get(id) !== last_publication_date);
  const isComplete = changed.length > 0 && added.size === total - before.total && !changed.some(isSettings);
  return mergeIndex(before, { ...toRecords(ref, documents), total, isComplete });
}

const isSettings = ({ type }: { type: string }) => type === "settings";

const publishedSince = (siteIndex: SiteIndex) =>
  filter.dateAfter("document.last_publication_date", new Date(Date.parse(getLatestDate(siteIndex)) - overlapMs));

function getLatestDate({ dates }: SiteIndex): string {
  let latest = "1970-01-01T00:00:00+0000";
  for (const date of dates.values()) if (date > latest) latest = date;
  return latest;
}
