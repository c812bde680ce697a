import { hasRole } from "#cms/people/contract.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import type { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { requireNoErrors } from "#cms/checks/requireNoErrors.server.ts";
import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { PublicationService } from "#cms/publishing/PublicationService.server.ts";
import type { RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { ScheduleAction } from "./contract.ts";
import type { ScheduleStore, StoredSchedule } from "./ScheduleStore.server.ts";

type Options = {
  mutex: Mutex;
  schedules: ScheduleStore;
  drafts: DraftStore;
  latest: LatestVersions;
  people: PeopleStore;
  contentChecks: ContentChecks;
  publicationService: PublicationService;
  redirects: RedirectProposals;
};

type Wanted = {
  at: number;
  action: ScheduleAction;
  declined: string[];
  by: PersonRef;
  revision: string | undefined;
};

/** Schedules publication and unpublication of documents. */
export class ScheduleService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Schedules an action on a document; `WriteError` 412 for an outdated `revision`, 409 when there is nothing to do. */
  set(document: string, { at, action, declined, by, revision }: Wanted): Promise<StoredSchedule> {
    const { mutex, schedules, drafts, latest } = this.#options;
    return mutex.run(async () => {
      checkRevision(latest.get(document), revision);
      const draft = drafts.find(unscheduled, document);
      if (action === "publish" && !draft)
        throw new WriteError(409, "There is no draft to publish", [], named("no-draft"));
      if (action === "unpublish" && !latest.findPublished(document))
        throw new WriteError(409, "The document is not on the site", [], named("not-on-site"));
      const mark = draft ? getRevision(draft) : null;
      const schedule = { document, action, scheduledAt: at, by, mark, declined, failure: null };
      await schedules.set(schedule);
      return schedule;
    });
  }

  /** Cancels a schedule; returns whether there was one. */
  remove(document: string, actions?: readonly ScheduleAction[]): Promise<boolean> {
    const { mutex, schedules } = this.#options;
    return mutex.run(() => schedules.remove(document, actions));
  }

  /** Runs a due schedule unless it was changed or cancelled; the audit log says `detail`. Returns whether it was run. */
  async runDue(schedule: StoredSchedule, detail: string): Promise<boolean> {
    const { mutex, schedules, latest } = this.#options;
    const { document, action, scheduledAt: at } = schedule;
    if (schedules.find(document, action) !== schedule) return false;
    const title = latest.find(document)?.title ?? document;
    let isDone: boolean;
    try {
      isDone = action === "publish" ? await this.#publish(schedule, detail) : await this.#unpublish(schedule, detail);
    } catch (error) {
      if (error instanceof WriteError && error.message !== schedule.failure)
        await mutex.run(() => schedules.set({ ...schedule, failure: error.message }));
      throw error;
    }
    const outcome = { id: document, title, isRelease: false, action, at, done: Date.now() };
    return mutex.run(async () => {
      // Another instance has run and recorded it.
      if (!schedules.find(document, action)) return false;
      if (isDone) await schedules.finish(outcome, schedule);
      else await schedules.remove(document, [action]);
      return isDone;
    });
  }

  async #publish({ document, scheduledAt, by, mark, declined }: StoredSchedule, detail: string): Promise<boolean> {
    const { drafts, latest, contentChecks, publicationService, redirects } = this.#options;
    const draft = drafts.find(unscheduled, document);
    if (!draft) {
      // It was published before a crash, or published or discarded by hand.
      const published = latest.findPublished(document)?.saved ?? 0;
      return published >= scheduledAt - 1_000;
    }
    const revision = getRevision(draft);
    if (revision !== mark) this.#requirePublisher(draft);
    requireNoErrors(contentChecks, [draft], unscheduled);
    try {
      const listOthers = (one: Draft) => redirects.make([one], { declined });
      await publicationService.publish(document, { by, revision, detail, listOthers });
      return true;
    } catch (error) {
      // Another instance published it first.
      if (error instanceof WriteError && error.status === 404) return true;
      throw error;
    }
  }

  async #unpublish({ document, by }: StoredSchedule, detail: string): Promise<boolean> {
    const { latest, publicationService } = this.#options;
    if (!latest.findPublished(document)) return false;
    await publicationService.unpublish(document, { by, detail });
    return true;
  }

  /** Only a publisher may change a scheduled draft. */
  #requirePublisher({ by }: Draft): void {
    const role = by && this.#options.people.find(by.id)?.role;
    if (by?.id === "token" || (role && hasRole(role, "publisher"))) return;
    throw new WriteError(
      409,
      `${by?.name ?? "Somebody"} changed the draft after it was scheduled; a publisher must look at it and schedule it again`,
      [],
      named("schedule-changed", by?.name ?? ""),
    );
  }
}
