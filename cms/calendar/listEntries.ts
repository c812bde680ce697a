import type { Schedules } from "#cms/schedules/contract.ts";
import { writeDocumentPath, writeReleasePath } from "#cms/shell/screenPaths.ts";

import type { CalendarEntry } from "./listMonth.ts";

/** Calendar entries: schedules of documents, releases with a time, and past events. */
export function listEntries(schedules: Schedules): CalendarEntry[] {
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
  ];
}
