import { createHash } from "node:crypto";

import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { Saving } from "#cms/drafts/DocumentService.server.ts";
import type { Publisher } from "#cms/publishing/Publisher.server.ts";
import type { RedirectChoice, RedirectProposals } from "#cms/publishing/RedirectProposals.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { Release, Releases } from "./Releases.server.ts";

type Changes = Pick<Partial<Release>, "label" | "scheduledAt" | "declined">;

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Mutex;
  drafts: DraftStore;
  releases: Releases;
  publisher: Publisher;
  schedules: ScheduleStore;
  redirects: RedirectProposals;
};

type Publishing = Saving & Pick<RedirectChoice, "accepted">;

/** Who and what the audit log names. */
type Audit = { by: PersonRef; detail: string | null };

/** Creates, changes, publishes and deletes releases. */
export class ReleaseService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Creates a release. */
  create(label: string, scheduledAt?: number): Promise<Release> {
    const { mutex, releases } = this.#options;
    return mutex.run(() => releases.create(label, { scheduledAt }));
  }

  /** A hash of a release and its drafts, used as its ETag. */
  getRevision(release: Release): string {
    const drafts = this.#options.drafts.list(release.id).map((draft) => [draft.document.id, getRevision(draft)]);
    return createHash("sha256")
      .update(JSON.stringify([release, drafts]))
      .digest("base64url")
      .slice(0, 22);
  }

  /** Changes a release's label or time; throws `WriteError` (412) when `revision` is not the latest one. */
  change(id: string, changes: Changes, { revision }: Saving = {}): Promise<Release> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      this.#checkRevision(releases.get(id), revision);
      return releases.change(id, changes);
    });
  }

  /** Deletes a release with its drafts and returns it. */
  delete(id: string, { revision }: Saving = {}): Promise<Release> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      this.#checkRevision(releases.get(id), revision);
      return this.#delete(releases.get(id));
    });
  }

  /** Publishes a release, deletes it, and returns it with the number of documents. */
  publish(
    id: string,
    { by, revision, accepted = [] }: Publishing = {},
  ): Promise<{ release: Release; totalItems: number }> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      const release = releases.get(id);
      this.#checkRevision(release, revision);
      return { release, totalItems: await this.#publish(release, { by, accepted }) };
    });
  }

  /** Publishes the migration release; returns the number of documents. */
  publishMigration(): Promise<number> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => this.#publish(await releases.migration(), { accepted: [] }));
  }

  /** Publishes a scheduled release unless it has changed since; returns whether it was published. */
  publishDue(release: Release, audit: Audit): Promise<boolean> {
    const { mutex, releases, schedules } = this.#options;
    return mutex.run(async () => {
      if (releases.find(release.id) !== release) return false;
      await this.#publish(release, { audit, declined: release.declined });
      const { id, label: title, scheduledAt: at = Date.now() } = release;
      await schedules.finish({ id, title, isRelease: true, action: "publish", at, done: Date.now() });
      return true;
    });
  }

  #checkRevision(release: Release, revision: string | undefined): void {
    if (revision === undefined || revision === this.getRevision(release)) return;
    const [newest] = this.#options.drafts.list(release.id).sort((a, b) => b.saved - a.saved);
    const facts = {
      ...named("release-changed"),
      saved_by: newest?.by ?? null,
      ...(newest ? { saved: newest.saved } : {}),
    };
    throw new WriteError(412, "The release was changed since you read it; read it again", [], facts);
  }

  async #publish(
    release: Release,
    { by, audit, ...choice }: RedirectChoice & Pick<Saving, "by"> & { audit?: Audit },
  ): Promise<number> {
    const { drafts, publisher, redirects } = this.#options;
    const published = drafts.list(release.id);
    const documents = [...published, ...redirects.make(published, choice)];
    // A scheduled release stays until its time is recorded as done; the scheduler repeats that after a crash.
    await publisher.publish(release.id, documents, { by, audit, endsRelease: audit === undefined });
    await this.#delete(release);
    return published.length;
  }

  async #delete(release: Release): Promise<Release> {
    const { drafts, releases } = this.#options;
    await releases.remove(release.id);
    await drafts.removeFolder(release.id);
    return release;
  }
}
