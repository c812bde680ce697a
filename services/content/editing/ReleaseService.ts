import type { Mutex } from "../../kit/Mutex.ts";
import type { DraftStore } from "./DraftStore.ts";
import type { Publisher } from "./Publisher.ts";
import type { Refs } from "./Refs.ts";
import type { Release, Releases } from "./Releases.ts";

type Changes = Pick<Partial<Release>, "label" | "scheduledAt">;

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method runs once in it. */
  mutex: Mutex;
  drafts: DraftStore;
  releases: Releases;
  refs: Refs;
  publisher: Publisher;
};

/** Creates, changes, publishes and deletes releases. */
export class ReleaseService {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes a release. */
  create(label: string, scheduledAt?: number): Promise<Release> {
    const { mutex, releases } = this.#options;
    return mutex.run(() => releases.create(label, { scheduledAt }));
  }

  /** Changes a release's label or time. */
  change(id: string, changes: Changes): Promise<Release> {
    const { mutex, releases } = this.#options;
    return mutex.run(() => releases.change(id, changes));
  }

  /** Deletes a release with its drafts and returns it. */
  delete(id: string): Promise<Release> {
    const { mutex, releases, refs } = this.#options;
    return mutex.run(() => this.#delete(releases.get(id), refs.getRef(id)));
  }

  /** Publishes a release, deletes it, and returns it with the number of documents. */
  publish(id: string): Promise<{ release: Release; totalItems: number }> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      const release = releases.get(id);
      return { release, totalItems: await this.#publish(release) };
    });
  }

  /** Publishes what the Migration API has written; returns the number of documents. */
  publishMigration(): Promise<number> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => this.#publish(await releases.migration()));
  }

  /** Publishes a scheduled release unless it was changed or deleted since; returns whether it was published. */
  publishDue(release: Release): Promise<boolean> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      if (releases.find(release.id) !== release) return false;
      await this.#publish(release);
      return true;
    });
  }

  async #publish(release: Release): Promise<number> {
    const { drafts, publisher, refs } = this.#options;
    // Publishing changes the ref, and readers hold the current one.
    const ref = refs.getRef(release.id);
    const published = drafts.list(release.id);
    await publisher.publish(release.id, published);
    await this.#delete(release, ref);
    return published.length;
  }

  async #delete(release: Release, ref: string): Promise<Release> {
    const { drafts, releases, refs } = this.#options;
    await releases.remove(release.id);
    await drafts.removePlace(release.id);
    refs.retire(ref);
    return release;
  }
}
