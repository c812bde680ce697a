import type { Mutex } from "../../kit/Mutex.ts";
import type { DraftStore } from "./DraftStore.ts";
import type { Publisher } from "./Publisher.ts";
import type { Refs } from "./Refs.ts";
import type { Release, Releases } from "./Releases.ts";

type Changes = Pick<Partial<Release>, "label" | "scheduledAt">;

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method takes one turn. */
  mutex: Mutex;
  drafts: DraftStore;
  releases: Releases;
  refs: Refs;
  publisher: Publisher;
};

/** What editors do to releases: make, change, publish and delete them. */
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

  /** Forgets a release with its drafts; tells what it was. */
  delete(id: string): Promise<Release> {
    const { mutex, releases, refs } = this.#options;
    return mutex.run(() => this.#forget(releases.get(id), refs.getRef(id)));
  }

  /** Publishes all of a release, then forgets it; tells what it was and how many documents there were. */
  publish(id: string): Promise<{ release: Release; totalItems: number }> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => {
      const release = releases.get(id);
      return { release, totalItems: await this.#publish(release) };
    });
  }

  /** The same for what the Migration API has written; tells how many documents there were. */
  publishMigration(): Promise<number> {
    const { mutex, releases } = this.#options;
    return mutex.run(async () => this.#publish(await releases.migration()));
  }

  /** The same for a release whose time has come, unless it was changed or deleted since; tells whether it was published. */
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
    // Publishing changes it, and readers hold the one of before.
    const ref = refs.getRef(release.id);
    const published = drafts.list(release.id);
    await publisher.publish(release.id, published);
    await this.#forget(release, ref);
    return published.length;
  }

  async #forget(release: Release, ref: string): Promise<Release> {
    const { drafts, releases, refs } = this.#options;
    await releases.remove(release.id);
    await drafts.removePlace(release.id);
    refs.retire(ref);
    return release;
  }
}
