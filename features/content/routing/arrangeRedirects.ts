import { publicFileUrl } from "@/features/content/files/publicUrl";
import { warnOnce } from "@/features/content/warnOnce";
import { readRedirectSource, readRedirectTarget } from "@/features/shared/contracts/redirectPaths";
import { env } from "@/features/shared/env";
import { defaultLocale, localizePath, locales, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { PageEntry, Redirect, RedirectRecord } from "./IndexRecords";

const goneTarget = "the page it leads to is not published";

/** Rules of redirect documents with the current URLs of linked documents; invalid ones are skipped and logged. */
export function arrangeRedirects(
  records: readonly RedirectRecord[],
  entries: readonly PageEntry[],
  isComplete: boolean,
): Redirect[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return records.flatMap((record) => {
    const source = readRedirectSource(record.from, env.SITE_URL);
    if (source.problem !== undefined) return reportSkipped(record, source.problem);
    // A path without a prefix applies to the document's language.
    const { locale: named, rest } = splitLocale(source.path);
    const own = named === defaultLocale ? record.locale : named;
    return (record.bothLanguages ? locales : [own]).flatMap((locale) => {
      const target = resolveTarget(record, locale, byId);
      if (target === undefined) return isComplete ? reportSkipped(record, goneTarget) : [];
      if (target.problem !== undefined) return reportSkipped(record, target.problem);
      const { permanent, document } = record;
      return { from: localizePath(rest, locale), to: target.to, permanent, document };
    });
  });
}

function resolveTarget({ to }: RedirectRecord, locale: Locale, byId: ReadonlyMap<string, PageEntry>) {
  if ("url" in to) return resolveUrl(to.url, locale);
  const entry = byId.get(to.id);
  if (!entry) return undefined;
  const translation = byId.get(entry.translations[locale] ?? entry.id);
  return { to: (translation ?? entry).path, problem: undefined };
}

/** Target of a redirect typed by an editor: a path of this site in the rule's language, a file, or an absolute URL. */
function resolveUrl(typed: string, locale: Locale): { to: string; problem?: undefined } | { problem: string } {
  const file = publicFileUrl(typed.trim());
  if (file) return { to: file };
  const target = readRedirectTarget(typed, env.SITE_URL);
  if (target.problem !== undefined) return target;
  if ("url" in target) return { to: target.url };
  const { path, suffix } = target;
  const hasLanguage = !path.endsWith("/") || splitLocale(path).rest !== path;
  return { to: `${hasLanguage ? path : localizePath(path, locale)}${suffix}` };
}

function reportSkipped({ document }: RedirectRecord, problem: string): [] {
  warnOnce(`content: the redirect ${document} is left out: ${problem}`);
  return [];
}
