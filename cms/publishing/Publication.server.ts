/** Publishing: judges a set of drafts as the site will be after it, and brings it to visitors. */
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { toConflictFinding } from "#cms/checks/ContentChecks.server.ts";
import type { ContentChecks, SetFinding } from "#cms/checks/ContentChecks.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { composeSiteAt } from "#cms/schedules/composeSiteAt.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import { lookUpAfter, noChanges } from "./ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";
import type { HeadingLinks } from "./HeadingLinks.server.ts";
import type { PublicationWriter } from "./PublicationWriter.server.ts";
import type { RedirectChoice, RedirectProposals } from "./RedirectProposals.server.ts";
import { toWriteSet } from "./toWriteSet.server.ts";
import type { PublicationFacts } from "./toWriteSet.server.ts";

type Options = {
  repository: Repository;
  drafts: DraftStore;
  releases: Releases;
  schedules: ScheduleStore;
  latest: LatestVersions;
  checks: DocumentChecks;
  contentChecks: ContentChecks;
  redirects: RedirectProposals;
  headingLinks: HeadingLinks;
  events: Pick<EventLog, "make">;
  writer: PublicationWriter;
};

/** How a change set is published: which redirects are made, and what ends with it. */
export type PublicationRequest = PublicationFacts & {
  redirects: RedirectChoice;
  /** Whether its content was checked before, so that only conflicts among documents are looked for. */
  isChecked?: boolean;
  /** Called with the number of documents that are written. */
  onProgress?: (done: number) => Promise<void>;
};

/** The time of a publication, and the ids of all documents that it wrote, its redirects too. */
export type Published = { at: number; ids: string[] };

/**
 * Publishes and unpublishes: the only way in which content reaches visitors, whoever asks for it and whenever. Judges
 * the content as it is after the whole change, makes one write set, and commits it. Callers hold the mutex.
 */
export class Publication {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Publishes a change set; throws `WriteError` when it is not valid. */
  async run(
    set: ChangeSet,
    { redirects, isChecked = false, onProgress, ...facts }: PublicationRequest,
  ): Promise<Published> {
    const { repository, writer } = this.options;
    const complete = this.options.redirects.complete(set, redirects);
    this.requireValidSet(set, { complete, base: repository.master, isChecked });
    // Redirects that end; pages of the set have drafts by now.
    await this.keepAsDrafts(
      complete.removed.filter((one) => !set.removed.includes(one)),
      facts,
    );
    const { set: followed, ...followers } = this.options.headingLinks.follow(complete, facts.folder);
    const written = toWriteSet(followed, { ...facts, followers }, this.options);
    const ids = written.writes.map(({ id }) => id);
    if (ids.length > 0 || facts.done) await writer.commit(written, onProgress);
    return { at: written.at, ids };
  }

  /** Publishes the drafts of a release and ends it; returns their number. */
  async runRelease(release: Release, request: PublicationRequest): Promise<number> {
    const { drafts, releases } = this.options;
    const { id } = release;
    const published = drafts.list(id);
    await this.run({ drafts: published, removed: [] }, { ...request, folder: id, release });
    await releases.remove(id);
    await drafts.removeFolder(id);
    return published.length;
  }

  /** Unpublishes documents; each keeps its content as the unscheduled draft, except in a deletion. */
  async runRemoval(set: ChangeSet, request: PublicationRequest): Promise<Published> {
    const complete = this.options.redirects.complete(set, request.redirects);
    this.requireValidSet(set, { complete, base: this.options.repository.master });
    if (!request.isDeletion) await this.keepAsDrafts(set.removed, request);
    return this.run(set, request);
  }

  /** Saved before they are unpublished: a crash in between leaves an extra draft, not a missing document. */
  private async keepAsDrafts(removed: readonly StoredDocument[], { by }: Pick<PublicationFacts, "by">): Promise<void> {
    const { drafts, latest } = this.options;
    for (const { id } of removed) {
      if (drafts.find(unscheduled, id)) continue;
      await drafts.save(unscheduled, { ...latest.get(id), saved: Date.now(), ...(by ? { by } : {}) });
    }
  }

  /** The change set that unpublishes a document, or with `section` also the pages below it. */
  toRemoval(id: string, section: boolean): ChangeSet {
    const { repository } = this.options;
    const published = repository.document(id);
    if (!published) throw new WriteError(404, `Document ${id} is not on the site`, [], named("not-on-site"));
    const family = section ? lookUpAfter(repository.master, noChanges).listWithDescendants(published) : [published];
    return { drafts: [], removed: family };
  }

  /**
   * Throws `WriteError` when a change set cannot be published at a time, after everything that is scheduled until then
   * except the schedule of the release or document `without`.
   */
  requireValidAt(
    set: ChangeSet,
    { declined, ...time }: { at: number; without: string; declined: readonly string[] },
  ): void {
    const base = composeSiteAt(this.options.repository.master, time, this.options, "scheduled");
    this.requireValidSet(set, { complete: this.options.redirects.complete(set, { declined }, base), base });
  }

  /** What is to be said against each document of a change set, now or at a time; errors stop all of it. */
  judge(set: ChangeSet, at: number | undefined): SetFinding[] {
    const { repository, checks, contentChecks, redirects } = this.options;
    const base =
      at === undefined
        ? repository.master
        : composeSiteAt(repository.master, { at, without: "" }, this.options, "scheduled");
    const removals = checks.findConflicts(set, base).filter(({ isRemoval }) => isRemoval);
    return [
      ...removals.map((conflict) => ({
        ...toConflictFinding(conflict),
        document: conflict.document.id,
        title: getTitle(conflict.document),
      })),
      // With the redirects that are offered.
      ...contentChecks.checkSet(redirects.complete(set, {}, base), { base, subjects: set.drafts }),
    ];
  }

  /** Why a change set cannot be published now; `undefined` when it can. */
  findProblem(set: ChangeSet): WriteError | undefined {
    const [conflict] = this.options.checks.findConflicts(set, this.options.repository.master);
    return conflict?.error;
  }

  /** `complete` is the set with its redirects. */
  private requireValidSet(
    set: ChangeSet,
    { base, complete, isChecked = false }: { base: PublishedContent; complete: ChangeSet; isChecked?: boolean },
  ): void {
    const conflicts = this.options.checks.findConflicts(complete, base);
    const [conflict] = conflicts;
    const removal = conflicts.find(({ isRemoval }) => isRemoval);
    if (removal) throw removal.error;
    const errors = isChecked ? [] : this.listErrors(set, complete, base);
    const [first] = errors;
    // A redirect that is made with the set can be invalid too.
    if (!first && conflict) throw conflict.error;
    if (!first) return;
    const rest = errors.length > 1 ? `, and ${errors.length - 1} more` : "";
    const sentence = `“${first.title}” cannot be published: ${first.message}${rest}`;
    throw new WriteError(422, sentence, [], { findings: errors, ...named("stopped", errors.length) });
  }

  /** What stops the publication of a set. */
  listErrors(
    set: ChangeSet,
    complete: ChangeSet,
    base: PublishedContent = this.options.repository.master,
  ): SetFinding[] {
    const { contentChecks, redirects } = this.options;
    const own = contentChecks.checkSet(complete, { base, subjects: set.drafts });
    const isOwn = (finding: SetFinding) =>
      own.some(({ document, rule }) => document === finding.document && rule === finding.rule);
    const covered = redirects.listCovered(complete, base).filter((finding) => !isOwn(finding));
    return [...own.filter(({ level }) => level === "error"), ...covered];
  }
}
