import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { toReason } from "#cms/publishing/approval.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";

import type { Reason } from "./reasons.contract.ts";
import type { ScheduleStore, StoredSchedule } from "./ScheduleStore.server.ts";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  releases: Releases;
  schedules: ScheduleStore;
  publication: Publication;
};

type Problem = { failure: string | null; reason: Reason | null };

/** Why what is planned failed, or will fail as everything is now; computed once for each state of the content. */
export class PlanProblems {
  private readonly options: Options;
  private state: unknown[] = [];
  private problems = new Map<string, Problem>();

  constructor(options: Options) {
    this.options = options;
  }

  forRelease({ id, scheduledAt, declined = [], failure = null, reason = null }: Release): Problem {
    if (scheduledAt === undefined || failure !== null) return { failure, reason };
    const { drafts, publication } = this.options;
    const set = { drafts: drafts.list(id), removed: [] };
    const time = { at: scheduledAt, without: id, declined };
    return this.find(id, () => publication.requireValidAt(set, time));
  }

  forSchedule({ document, action, scheduledAt, declined, section, failure, reason }: StoredSchedule): Problem {
    if (failure !== null) return { failure, reason };
    const { drafts, publication } = this.options;
    return this.find(`${document} ${action}`, () => {
      const draft = drafts.find(unscheduled, document);
      const published = { drafts: draft ? [draft] : [], removed: [] };
      const set = action === "publish" ? published : publication.toRemoval(document, section);
      publication.requireValidAt(set, { at: scheduledAt, without: document, declined });
    });
  }

  private find(key: string, check: () => void): Problem {
    const { repository, drafts, releases, schedules } = this.options;
    const state = [repository.master.ref, drafts.changes, releases.changes, schedules.changes];
    if (state.some((part, index) => part !== this.state[index])) {
      this.state = state;
      this.problems = new Map();
    }
    const cached = this.problems.get(key) ?? toProblem(check);
    this.problems.set(key, cached);
    return cached;
  }
}

function toProblem(check: () => void): Problem {
  try {
    check();
    return { failure: null, reason: null };
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return { failure: error.message, reason: toReason(error) };
  }
}
