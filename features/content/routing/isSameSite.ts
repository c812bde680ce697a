import { findEntry } from "./SiteIndex";
import type { PageEntry } from "./IndexRecords";
import type { SiteIndex } from "./SiteIndex";

/** Whether two indexes have the same paths, names, lists and redirects: at most the bodies of pages changed between them. */
export function isSameSite(before: SiteIndex, after: SiteIndex): boolean {
  if (before === after) return true;
  const rest = ({ templates, redirects, sections, isComplete }: SiteIndex) =>
    JSON.stringify([templates.map(undated), redirects, sections, isComplete]);
  if (before.entries.length !== after.entries.length || rest(before) !== rest(after)) return false;
  return after.entries.every((entry) => {
    const old = findEntry(before, entry.id);
    // Entries that were not read again are the same objects, so most comparisons are cheap.
    return old === entry || (old !== undefined && plain(old) === plain(entry));
  });
}

const undated = <T extends { changed: string }>(one: T) => ({ ...one, changed: "" });
const plain = (entry: PageEntry) => JSON.stringify(undated(entry));
