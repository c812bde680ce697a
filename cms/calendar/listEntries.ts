import type { StudioRelease } from "#cms/releases/contract.ts";
import type { Schedules } from "#cms/schedules/contract.ts";
import { writeDocumentPath, writeReleasePath } from "#cms/shell/screenPaths.ts";

import type { CalendarEntry } from "./listMonth.ts";

/** Calendar entries: schedules of documents, releases with a time, and past events. */
export function listEntries(schedules: Schedules, releases: { results: StudioRelease[] }): CalendarEntry[] {
  return [
    ...schedules.results.map(({ document, title, lang, action, at, failure }) => ({
      key: `${document} ${action}`,
      title,
      lang,
      action,
      at,
      failure,
      isRelease: false,
      href: writeDocumentPath(document),
    })),
    ...releases.results.flatMap(({ id, label, scheduledAt }) =>
      scheduledAt === undefined
        ? []
        : {
            key: id,
            title: label,
            at: scheduledAt,
            action: "publish" as const,
            isRelease: true,
            href: writeReleasePath(id),
          },
    ),
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
