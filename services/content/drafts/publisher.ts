import { join } from "node:path";

import { array, mixed, number, object, string } from "yup";

import { readJson, remove, writeJson } from "../files/atomic.ts";
import { isObject, stampOf } from "../model/document.ts";
import type { JsonObject, StoredDocument } from "../model/document.ts";
import type { Draft, Drafts } from "./drafts.ts";

/** What a publication changes; a document with `removed` is taken off the site. */
type Write = { id: string; body: JsonObject };
type Journal = { at: number; writes: Write[]; drafts: { place: string; id: string }[] };

const journalShape = object({
  at: number().required(),
  writes: array(
    object({ id: string().required(), body: mixed<JsonObject>(isObject).required() }).required(),
  ).required(),
  drafts: array(object({ place: string().required(), id: string().required() }).required()).required(),
});

type Options = {
  /** Folder of everything written. */
  folder: string;
  drafts: Drafts;
  /** The published version of a document. */
  find: (id: string) => StoredDocument | undefined;
  /** Makes written files the new master. */
  refresh: () => Promise<void>;
};

/** Never published: what Prismic shows as the date of such a document. */
export const never = stampOf(0);

/** Publishes drafts and removals, all of them or none, and keeps the versions that were there before. */
export class Publisher {
  readonly #options: Options;
  readonly #journal: string;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#journal = join(options.folder, "publication.json");
  }

  /** Finishes a publication that a crash interrupted. */
  async open(): Promise<void> {
    const value = await readJson(this.#journal);
    if (value !== undefined) await this.#apply(await journalShape.validate(value));
  }

  /** Publishes drafts of a place. */
  publish(place: string, drafts: Draft[]): Promise<void> {
    return this.#run(() => {
      const writes = drafts.map((draft) => ({ id: draft.document.id, body: this.#dated(draft) }));
      return { writes, drafts: drafts.map(({ document }) => ({ place, id: document.id })) };
    });
  }

  /** Takes a document off the site. */
  unpublish(id: string): Promise<void> {
    return this.#run(() => ({ writes: [{ id, body: { id, removed: true } }], drafts: [] }));
  }

  #run(make: () => Omit<Journal, "at">): Promise<void> {
    const work = this.#queue.then(async () => {
      const journal = { at: Date.now(), ...make() };
      if (journal.writes.length === 0) return;
      // From here on the publication has happened: whatever stops us, the next start goes on from the journal.
      await writeJson(this.#journal, journal);
      await this.#apply(journal);
      await this.#options.refresh();
    });
    this.#queue = work.catch(() => undefined);
    return work;
  }

  async #apply({ at, writes, drafts }: Journal): Promise<void> {
    const { folder, find } = this.#options;
    for (const { id, body } of writes) {
      const before = find(id);
      if (before) await writeJson(join(folder, "history", id, `${at}.json`), before);
      await writeJson(join(folder, "documents", `${id}.json`), body);
    }
    for (const { place, id } of drafts) await this.#options.drafts.remove(place, id);
    await remove(this.#journal);
  }

  #dated({ document, dates }: Draft): JsonObject {
    const before = this.#options.find(document.id);
    const first = before?.first_publication_date ?? dates?.first ?? stampOf(Date.now());
    const last =
      dates?.last ??
      stampOf(Math.max(Date.now(), before ? Date.parse(isoOf(before.last_publication_date)) + 1_000 : 0));
    return { ...document, first_publication_date: first, last_publication_date: last };
  }
}

const isoOf = (stamp: string) => stamp.replace("+0000", "Z");
