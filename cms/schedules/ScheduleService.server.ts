import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { approve, requireApproved, toReason } from "#cms/publishing/approval.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";

import type { ScheduleAction } from "./contract.ts";
import type { ScheduleStore, StoredSchedule } from "./ScheduleStore.server.ts";

type Options = {
  mutex: Pick<Mutex, "run">;
  schedules: ScheduleStore;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  publication: Publication;
  events: Pick<EventLog, "add">;
  notificationService: Pick<NotificationService, "tell">;
};

type Wanted = {
  at: number;
  action: ScheduleAction;
  declined: string[];
  section: boolean;
  actor: Actor;
  revision: string | undefined;
};

/** Who and what the audit log names. */
type Audit = { by: PersonRef; detail: string | null };

/** Schedules publication and unpublication of documents, and carries out what is due, also for releases. */
export class ScheduleService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Schedules an action on a document and approves its draft; throws `WriteError` when the action cannot be done then:
   * 412 for an outdated `revision`, 409 when there is nothing to do, 422 for errors.
   */
  async set(document: string, { at, action, declined, section, actor, revision }: Wanted): Promise<StoredSchedule> {
    const { mutex, schedules, drafts, latest, publication, events } = this.options;
    requireRole(actor, "publisher");
    if (action === "unpublish" && actor.agent !== undefined)
      throw new WriteError(403, "An agent takes nothing off the site; a publisher does that in the Studio");
    return mutex.run(async () => {
      const { title } = latest.get(document);
      checkRevision(latest.get(document), revision);
      const draft = drafts.find(unscheduled, document);
      if (action === "publish" && !draft)
        throw new WriteError(409, "There is no draft to publish", [], named("no-draft"));
      if (action === "unpublish" && !latest.findPublished(document))
        throw new WriteError(409, "The document is not on the site", [], named("not-on-site"));
      const published = action === "publish" && draft ? [draft] : [];
      const set = action === "publish" ? { drafts: published, removed: [] } : publication.toRemoval(document, section);
      publication.requireValidAt(set, { at, without: document, declined });
      const approval = approve(published, actor);
      const schedule = { document, action, scheduledAt: at, approval, declined, section, failure: null, reason: null };
      await schedules.set(schedule);
      events.add(actor, "scheduled", { id: document, title }, { detail: `${action} ${new Date(at).toISOString()}` });
      return schedule;
    });
  }

  /** Cancels a schedule; throws `WriteError` (404) when there is none. */
  async remove(document: string, actions: readonly ScheduleAction[], actor: Actor): Promise<void> {
    const { mutex, schedules, latest, events } = this.options;
    requireRole(actor, "publisher");
    await mutex.run(async () => {
      if (!(await schedules.remove(document, actions)))
        throw new WriteError(404, "Nothing is planned for this document");
      events.add(actor, "unscheduled", { id: document, title: latest.find(document)?.title ?? "" });
    });
  }

  /** Publishes a due release unless it was changed or published since; returns whether it was published. */
  async publishDue(release: Release, audit: Audit): Promise<boolean> {
    const { mutex, releases, drafts, publication } = this.options;
    const { id, label: title, scheduledAt: at = Date.now(), approval, declined } = release;
    const done = { id, title, isRelease: true, action: "publish", at, done: Date.now() } as const;
    const request = { by: null, audit, redirects: { declined }, done };
    const run = async () => {
      if (releases.find(id) !== release) return false;
      if (approval) requireApproved(approval, drafts.list(id));
      await publication.runRelease(release, request);
      return true;
    };
    return this.recordFailure(mutex.run(run), async (failure) => {
      const now = releases.find(id);
      if (now?.scheduledAt === release.scheduledAt && now?.failure !== failure.failure)
        await releases.change(id, failure);
      else return;
      this.tellFailure(approval?.by, { id: null, title }, failure.failure);
    });
  }

  /** Runs a due schedule unless it was changed or cancelled; the audit log says `detail`. Returns whether it was run. */
  async runDue(schedule: StoredSchedule, detail: string): Promise<boolean> {
    const { mutex, schedules, latest } = this.options;
    const { document, action } = schedule;
    const run = async () => {
      if (schedules.find(document, action) !== schedule) return false;
      const isRun = await this.run(schedule, detail);
      if (!isRun) await schedules.remove(document, [action]);
      return isRun;
    };
    return this.recordFailure(mutex.run(run), async (failure) => {
      const now = schedules.find(document, action);
      if (now && now.scheduledAt === schedule.scheduledAt && now.failure !== failure.failure)
        await schedules.set({ ...now, ...failure });
      else return;
      this.tellFailure(
        schedule.approval.by,
        { id: document, title: latest.find(document)?.title ?? "" },
        failure.failure,
      );
    });
  }

  private tellFailure(by: PersonRef | undefined, document: { id: string | null; title: string }, detail: string): void {
    const news = { kind: "schedule-failed", by: null, document, detail } as const;
    if (by) this.options.notificationService.tell([by.id], news);
  }

  /** Records why something was not carried out, in a write of its own: nothing of a failed one is stored. */
  private async recordFailure<T>(
    run: Promise<T>,
    record: (failure: { failure: string; reason: ReturnType<typeof toReason> }) => Promise<void>,
  ): Promise<T> {
    try {
      return await run;
    } catch (error) {
      if (error instanceof WriteError)
        await this.options.mutex.run(() => record({ failure: error.message, reason: toReason(error) }));
      throw error;
    }
  }

  private async run(schedule: StoredSchedule, detail: string): Promise<boolean> {
    const { drafts, latest, publication } = this.options;
    const { document: id, action, scheduledAt: at, approval, declined, section } = schedule;
    const { by } = approval;
    const title = latest.find(id)?.title ?? id;
    const done = { id, title, isRelease: false, action, at, done: Date.now() };
    const request = { by, audit: { by, detail }, redirects: { declined }, done };
    if (action === "unpublish") {
      if (!latest.findPublished(id)) return false;
      await publication.runRemoval(publication.toRemoval(id, section), request);
      return true;
    }
    const draft = drafts.find(unscheduled, id);
    if (!draft) return false;
    requireApproved(approval, [draft]);
    await publication.run({ drafts: [draft], removed: [] }, { ...request, folder: unscheduled });
    return true;
  }
}
