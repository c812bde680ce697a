import type { Mutex } from "#kit/Mutex.ts";
import type { DraftService } from "#cms/drafts/DraftService.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { approve } from "#cms/publishing/approval.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import type { Release, Releases } from "./Releases.server.ts";
import { checkReleaseRevision, getReleaseRevision } from "./releaseRevision.server.ts";

/** A time of null removes the schedule. */
type Changes = { label?: string | undefined; scheduledAt?: number | null | undefined; declined?: string[] | undefined };

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Pick<Mutex, "run">;
  drafts: DraftStore;
  draftService: Pick<DraftService, "delete" | "discard">;
  latest: Pick<LatestVersions, "findPublished">;
  releases: Releases;
  publication: Publication;
};

type Changing = { actor: Actor; revision?: string | undefined };

/** Creates, changes, schedules and deletes releases: 403 without the role, 412 for an outdated `revision`. */
export class ReleaseService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Creates a release; one with a time is approved by the actor. */
  async create(label: string, scheduledAt: number | undefined, { actor }: Changing): Promise<Release> {
    const { mutex, releases } = this.options;
    requireRole(actor, "publisher");
    return mutex.run(() =>
      releases.create(label, scheduledAt === undefined ? {} : { scheduledAt, approval: approve([], actor) }),
    );
  }

  /** A hash of a release and its drafts, used as its ETag. */
  getRevision = (release: Release): string => getReleaseRevision(release, this.options.drafts.list(release.id));

  /**
   * Changes a release's label or time. A new time approves the drafts as they are, and is only accepted for a release
   * that can be published then; otherwise throws `WriteError`.
   */
  async change(id: string, { label, scheduledAt, declined }: Changes, { actor, revision }: Changing): Promise<Release> {
    const { mutex, releases, drafts, publication } = this.options;
    requireRole(actor, "publisher");
    return mutex.run(async () => {
      const published = drafts.list(id);
      const before = releases.get(id);
      checkReleaseRevision(before, published, revision);
      if (typeof scheduledAt === "number") {
        const time = { at: scheduledAt, without: id, declined: declined ?? before.declined ?? [] };
        publication.requireValidAt({ drafts: published, removed: [] }, time);
      }
      const plan =
        scheduledAt === null
          ? { scheduledAt: undefined, approval: undefined }
          : { scheduledAt, approval: approve(published, actor) };
      return releases.change(id, {
        ...(label === undefined ? {} : { label }),
        ...(scheduledAt === undefined ? {} : { ...plan, failure: null, reason: null }),
        ...(declined === undefined ? {} : { declined }),
      });
    });
  }

  /** Deletes a release and returns it; its drafts stay as versions, and documents that only it had can be restored. */
  async delete(id: string, { actor, revision }: Changing): Promise<Release> {
    const { mutex, releases, drafts, draftService, latest } = this.options;
    requireRole(actor, "publisher");
    return mutex.run(async () => {
      const release = releases.get(id);
      const held = drafts.list(id);
      checkReleaseRevision(release, held, revision);
      await releases.remove(id);
      for (const { document } of held) {
        const isElsewhere = latest.findPublished(document.id) || drafts.findPlaces(document.id).length > 1;
        if (isElsewhere) await draftService.discard(document.id, { actor, folder: id });
        else await draftService.delete(document.id, { actor });
      }
      await drafts.removeFolder(id);
      return release;
    });
  }
}
