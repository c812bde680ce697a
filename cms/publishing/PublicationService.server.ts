import type { Mutex } from "#kit/Mutex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { getDraft, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Release, Releases } from "#cms/releases/Releases.server.ts";
import { requireRole, tokenActor, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { checkReleaseRevision } from "#cms/releases/releaseRevision.server.ts";

import type { Approvals } from "./Approvals.server.ts";
import type { Publication, PublicationRequest } from "./Publication.server.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Pick<Mutex, "run">;
  repository: Repository;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  publication: Publication;
  approvals: Approvals;
};

type Publishing = {
  actor: Actor;
  /** The revision that the actor has read; without one any version is published. */
  revision?: string | undefined;
  /** Old paths whose redirects are published too. */
  accepted?: readonly string[] | undefined;
};

type Unpublishing = Publishing & {
  /** Whether the pages below leave the site too. */
  section?: boolean | undefined;
};

/** Publishes and unpublishes at the request of a person: 403 without the role, 412 for an outdated `revision`. */
export class PublicationService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Publishes the draft of a document. */
  async publish(id: string, { folder = unscheduled, ...publishing }: Publishing & { folder?: string }): Promise<void> {
    const { mutex, drafts, publication } = this.options;
    requireRole(publishing.actor, "publisher");
    await mutex.run(async () => {
      const draft = getDraft(drafts, folder, id);
      checkRevision(draft, publishing.revision);
      await publication.run({ drafts: [draft], removed: [] }, { ...toRequest(publishing), folder });
    });
  }

  /** Publishes a release, deletes it, and returns it with the number of documents. */
  async publishRelease(id: string, publishing: Publishing): Promise<{ release: Release; totalItems: number }> {
    const { mutex, releases, drafts, publication } = this.options;
    requireRole(publishing.actor, "publisher");
    return mutex.run(async () => {
      const release = releases.get(id);
      checkReleaseRevision(release, drafts.list(id), publishing.revision);
      return { release, totalItems: await publication.runRelease(release, toRequest(publishing)) };
    });
  }

  /** Publishes the migration release; returns the number of documents. */
  publishMigration(): Promise<number> {
    const { mutex, releases, publication } = this.options;
    return mutex.run(async () => publication.runRelease(await releases.migration(), toRequest({ actor: tokenActor })));
  }

  /** Unpublishes a document and keeps its content as the unscheduled draft, unless there is one. */
  async unpublish(id: string, { section = false, ...publishing }: Unpublishing): Promise<void> {
    const { mutex, latest, publication } = this.options;
    requireRole(publishing.actor, "publisher");
    await mutex.run(async () => {
      checkRevision(latest.get(id), publishing.revision);
      await publication.runRemoval(publication.toRemoval(id, section), toRequest(publishing));
    });
  }

  /** Updates all versions of documents: the result of `update` is published, or saved as the draft it was. */
  rewrite(update: (document: StoredDocument) => StoredDocument | undefined, actor: Actor): Promise<number> {
    const { mutex, drafts, latest, repository, approvals, publication } = this.options;
    const by = toPersonRef(actor);
    return mutex.run(async () => {
      const rewriteDraft = (draft: Draft): Draft[] => {
        const document = update(draft.document);
        return document ? [{ ...draft, saved: Math.max(Date.now(), draft.saved + 1), by, document }] : [];
      };
      const published = repository.master.documents
        .flatMap(({ id }) => latest.findPublished(id) ?? [])
        .flatMap(rewriteDraft);
      let count = published.length;
      for (const folder of new Set(drafts.ids().flatMap(drafts.findPlaces))) {
        for (const draft of drafts.list(folder).flatMap(rewriteDraft)) {
          await drafts.save(folder, draft);
          await approvals.follow(folder, draft.document.id, by);
          count += 1;
        }
      }
      // Only what is on the site is published again: its content was checked before.
      await publication.run({ drafts: published, removed: [] }, { ...toRequest({ actor }), isChecked: true });
      return count;
    });
  }
}

const toRequest = ({ actor, accepted = [] }: Publishing): PublicationRequest => ({
  by: toPersonRef(actor),
  redirects: { accepted },
});
