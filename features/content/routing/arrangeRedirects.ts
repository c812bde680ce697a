import { warnOnce } from "@/features/content/warnOnce";
import { localizePath, locales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { PageEntry, Redirect, RedirectRecord } from "./IndexRecords";
import { readSource, readTarget } from "./redirectUrls";

const goneTarget = "the page it leads to is not published";

/** The rules of redirect documents, with the URLs that linked documents have now; what cannot be right is left out and named. */
export function arrangeRedirects(
  records: readonly RedirectRecord[],
  entries: readonly PageEntry[],
  isComplete: boolean,
): Redirect[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return records.flatMap((record) => {
    const source = readSource(record.from);
    if (source.problem !== undefined) return leaveOut(record, source.problem);
    const own = source.locale ?? record.locale;
    return (record.bothLanguages ? locales : [own]).flatMap((locale) => {
      const target = resolveTarget(record, locale, byId);
      if (target === undefined) return isComplete ? leaveOut(record, goneTarget) : [];
      if (target.problem !== undefined) return leaveOut(record, target.problem);
      const { permanent, document } = record;
      return { from: localizePath(source.path, locale), to: target.to, permanent, document };
    });
  });
}

function resolveTarget({ to }: RedirectRecord, locale: Locale, byId: ReadonlyMap<string, PageEntry>) {
  if ("url" in to) return readTarget(to.url, locale);
  const entry = byId.get(to.id);
  if (!entry) return undefined;
  const translation = entry.alternate === undefined ? undefined : byId.get(entry.alternate);
  return {
    to: entry.locale === locale ? entry.path : (translation ?? entry).path,
    problem: undefined,
  };
}

function leaveOut({ document }: RedirectRecord, problem: string): [] {
  warnOnce(`content: the redirect ${document} is left out: ${problem}`);
  return [];
}
