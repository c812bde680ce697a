import type { Release, Releases } from "#cms/releases/Releases.server.ts";

import { lateMs } from "./contract.ts";
import { Scheduler } from "./Scheduler.server.ts";
import type { ScheduleService } from "./ScheduleService.server.ts";
import type { ScheduleStore, StoredSchedule } from "./ScheduleStore.server.ts";

type Parts = {
  releases: Releases;
  schedules: ScheduleStore;
  scheduleService: ScheduleService;
  /** Tells others that a release has ended, as it is told when it is published by hand. */
  announceEnd: (release: Release) => void;
};

/** The actor of schedules: no signed-in person. */
const schedule = { id: "schedule", name: "schedule" };

/**
 * Runs schedules of releases and documents from the first `plan()` on, at once those missed while the service
 * was down.
 */
export function createSchedules({ releases, schedules, scheduleService, announceEnd }: Parts) {
  const describeDelay = (at = 0) => {
    const lateBy = Date.now() - at;
    return lateBy > lateMs ? `late by ${Math.round(lateBy / 60_000)} min` : null;
  };
  const forReleases = new Scheduler<Release>({
    // A release whose approval ended waits for a publisher.
    list: () => releases.all.filter(({ approval }) => !approval?.ended),
    getId: ({ id }) => id,
    run: async (release) => {
      const detail = describeDelay(release.scheduledAt);
      const isPublished = await scheduleService.publishDue(release, { by: schedule, detail });
      if (isPublished) announceEnd(release);
      return isPublished;
    },
    sentences: { done: "release published by schedule", failed: "release could not be published by schedule" },
    describe: ({ id, label }) => ({ release: id, label }),
  });
  const forDocuments = new Scheduler<StoredSchedule>({
    list: () => schedules.all.filter(({ approval }) => !approval.ended),
    getId: ({ document, action }) => `${document} ${action}`,
    run: (item) => scheduleService.runDue(item, describeDelay(item.scheduledAt) ?? "by schedule"),
    sentences: { done: "document changed by schedule", failed: "document could not be changed by schedule" },
    describe: ({ document, action }) => ({ document, action }),
  });
  const all = [forReleases, forDocuments];
  const plan = () => all.forEach((one) => one.plan());
  return { plan, close: async () => void (await Promise.all(all.map((one) => one.close()))) };
}
