import type { Events } from "#cms/audit/contract.ts";
import type { Schedules } from "#cms/schedules/contract.ts";
import { writeDocumentPath, writeReleasePath } from "#cms/shell/screenPaths.ts";

import type { CalendarEntry } from "./listMonth.ts";

/** Events as near to a schedule's as this, in milliseconds, are its own. */
const ownMs = 5_000;

/** Calendar entries: schedules of documents, releases with a time, and what was done, by schedule and by people. */
export function listEntries(schedules: Schedules, { results: events }: Events): CalendarEntry[] {
  const byPeople = events.filter(({ at }) => !schedules.done.some(({ done }) => Math.abs(done - at) < ownMs));
  return [
    ...schedules.results.map(({ document, title, lang, action, at, failure, reason }) => ({
      key: `${document} ${action}`,
      title,
      lang,
      action,
      at,
      failure,
      reason,
      isRelease: false,
      href: writeDocumentPath(document),
    })),
    ...schedules.releases.map(({ id, label, at, failure, reason }) => ({
      key: id,
      title: label,
      at,
      action: "publish" as const,
      failure,
      reason,
      isRelease: true,
      href: writeReleasePath(id),
    })),
    ...schedules.done.map(({ id, title, isRelease, action, at, done }) => ({
      key: `${id} ${at} done`,
      title,
      isRelease,
      action,
      at,
      done,
      href: isRelease ? undefined : writeDocumentPath(id),
    })),
    ...byPeople.map(({ id, document, title, lang, kind, at }) => ({
      key: `event ${id}`,
      title: title ?? "",
      lang: lang ?? undefined,
      isRelease: false,
      action: kind === "unpublished" ? ("unpublish" as const) : ("publish" as const),
      at,
      done: at,
      href: document ? writeDocumentPath(document) : undefined,
    })),
  ];
}
