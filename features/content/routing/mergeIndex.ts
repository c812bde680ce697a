import { buildSiteIndex } from "./SiteIndex";
import type { IndexRecords } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";

/** An index with newer documents in place of their earlier versions. */
export function mergeIndex(before: SiteIndex, part: IndexRecords): SiteIndex {
  const dates = new Map(before.dates);
  for (const [id, date] of part.dates) dates.set(id, date);
  const isUnchanged = ({ id }: { id: string }) => !part.dates.has(id);
  return buildSiteIndex({
    ref: part.ref,
    total: part.total,
    isComplete: part.isComplete,
    dates,
    pages: [...before.pages.filter(isUnchanged), ...part.pages],
    templates: [...before.templates.filter(isUnchanged), ...part.templates],
    redirectRecords: [
      ...before.redirectRecords.filter(({ document }) => !part.dates.has(document)),
      ...part.redirectRecords,
    ],
    sections: [...new Set([...before.sections, ...part.sections])],
  });
}
