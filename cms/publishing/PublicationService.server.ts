import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import type { Saving } from "#cms/drafts/DocumentService.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { History } from "#cms/versions/History.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { Publisher } from "./Publisher.server.ts";

// A folder without drafts, so that none is treated as published.
const rewritten = "rewritten";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Mutex;
  repository: Repository;
  drafts: DraftStore;
  latest: LatestVersions;
  checks: DocumentChecks;
  history: History;
  publisher: Publisher;
  log: VersionLog;
};

type Changing = Saving & {
  /** The folder of the draft. */
  folder?: string | undefined;
};

type Publishing = Changing & {
  /** Further text of the audit entry. */
  detail?: string | null;
  /** Documents that are published together with the draft. */
  listOthers?: (draft: Draft) => Draft[];
};

/** Publishes, moves and discards drafts, and unpublishes documents; 412 when `revision` is not the latest one. */
export class PublicationService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Publishes the draft of a document, and others with it. */
  publish(
    id: string,
    { by, revision, folder = unscheduled, detail = null, listOthers }: Publishing = {},
  ): Promise<void> {
    const { mutex, publisher } = this.#options;
    return mutex.run(async () => {
      const draft = this.#getDraft(folder, id, revision);
      const others = listOthers?.(draft) ?? [];
      await publisher.publish(folder, [draft, ...others], { by, audit: by && { by, detail } });
    });
  }

  /** Deletes the draft of a document; its content stays as a version. */
  discard(id: string, { revision, folder = unscheduled }: Changing = {}): Promise<void> {
    return this.#options.mutex.run(() => this.#discard(folder, this.#getDraft(folder, id, revision)));
  }

  /** Moves the draft of a document to another folder that has none of it. */
  move(id: string, to: string, { by, revision, folder = unscheduled }: Changing): Promise<void> {
    const { mutex, drafts, checks } = this.#options;
    return mutex.run(async () => {
      const draft = this.#getDraft(folder, id, revision);
      if (to === folder) return;
      if (drafts.find(to, id))
        throw new WriteError(
          409,
          "The document has a draft there already; discard one of the two first",
          [],
          named("draft-there"),
        );
      checks.beforeSaving(draft, drafts.list(to));
      await drafts.save(to, { ...draft, ...(by ? { by } : {}) });
      await drafts.remove(folder, id);
    });
  }

  /** Unpublishes a document and keeps its content as the unscheduled draft, unless there is one. */
  unpublish(id: string, { by, revision, detail = null }: Saving & Pick<Publishing, "detail"> = {}): Promise<void> {
    const { mutex, drafts, latest, publisher, repository, checks } = this.#options;
    return mutex.run(async () => {
      const current = latest.get(id);
      checkRevision(current, revision);
      const published = repository.document(id);
      if (!published) throw new WriteError(404, `Document ${id} is not on the site`, [], named("not-on-site"));
      checks.beforeRemoving(published);
      // Saved first: a crash in between leaves an extra draft, not a missing document.
      if (!drafts.find(unscheduled, id))
        await drafts.save(unscheduled, { ...current, saved: Date.now(), ...(by ? { by } : {}) });
      await publisher.unpublish({ document: published, title: current.title }, { by, audit: by && { by, detail } });
    });
  }

  /** Updates all versions of documents: the result of `update` is published, or saved as the draft it was. */
  rewrite(update: (document: StoredDocument) => StoredDocument | undefined, by: PersonRef): Promise<number> {
    const { mutex, drafts, latest, publisher, repository } = this.#options;
    return mutex.run(async () => {
      const changed = (draft: Draft) => {
        const document = update(draft.document);
        return document ? [{ ...draft, saved: Math.max(Date.now(), draft.saved + 1), by, document }] : [];
      };
      const published = repository.master.documents
        .flatMap(({ id }) => latest.findPublished(id) ?? [])
        .flatMap(changed);
      let count = published.length;
      for (const folder of new Set(drafts.ids().flatMap(drafts.findPlaces))) {
        for (const draft of drafts.list(folder).flatMap(changed)) {
          await drafts.save(folder, draft);
          count += 1;
        }
      }
      await publisher.publish(rewritten, published, { by });
      return count;
    });
  }

  /** Unpublishes a document and keeps its drafts; deletes the drafts of one that was never published. */
  remove(id: string, { by, revision }: Saving = {}): Promise<void> {
    const { mutex, drafts, latest, publisher, repository, log } = this.#options;
    return mutex.run(async () => {
      const current = latest.get(id);
      checkRevision(current, revision);
      const published = repository.document(id);
      if (published) return publisher.unpublish({ document: published, title: current.title }, { by });
      for (const folder of drafts.findPlaces(id)) {
        const draft = drafts.find(folder, id);
        if (draft) await this.#discard(folder, draft);
      }
      await log.add(id, { at: Date.now(), kind: "removal", by: by ?? null });
    });
  }

  async #discard(folder: string, draft: Draft): Promise<void> {
    await this.#options.history.addDraft(draft);
    await this.#options.drafts.remove(folder, draft.document.id);
  }

  #getDraft(folder: string, id: string, revision: string | undefined): Draft {
    const draft = this.#options.drafts.find(folder, id);
    if (!draft) throw new WriteError(404, `Document ${id} has no draft`, [], named("no-draft"));
    checkRevision(draft, revision);
    return draft;
  }
}
