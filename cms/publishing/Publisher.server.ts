import { join } from "node:path";
import { array, mixed, number, object, string } from "yup";

import { eventSchema } from "#cms/audit/contract.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import { readJson, remove, writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import { isObject, toStamp, toStored } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { EventLog, StudioEvent } from "#cms/audit/EventLog.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";

/** Changes of a publication; a document with `removed` is unpublished. */
type PublishedWrite = { id: string; body: JsonObject };
type PublishedDraft = { place: string; id: string; mark?: string | undefined };
type Journal = {
  at: number;
  by?: PersonRef | null;
  writes: PublishedWrite[];
  drafts: PublishedDraft[];
  events: StudioEvent[];
  /** A release that ends with the publication, so that none stays behind without documents after a crash. */
  release?: string | undefined;
};

const journalShape = object({
  at: number().required(),
  by: personRefSchema.nullable().default(null),
  writes: array(
    object({ id: string().required(), body: mixed<JsonObject>(isObject).required() }).required(),
  ).required(),
  drafts: array(object({ place: string().required(), id: string().required(), mark: string() }).required()).required(),
  events: array(eventSchema.required()).default([]),
  release: string(),
});

type Options = {
  /** Data folder of the repository. */
  folder: string;
  drafts: DraftStore;
  /** Announces a published or unpublished document to other instances. */
  note: (kind: "document", id: string) => void;
  checks: DocumentChecks;
  log: VersionLog;
  /** The published version of a document. */
  find: (id: string) => StoredDocument | undefined;
  /** Writes files while readers wait, so that they become visible together. */
  hold: (task: () => Promise<void>) => Promise<void>;
  /** Makes written files the new master. */
  refresh: () => Promise<void>;
  events: Pick<EventLog, "make" | "record" | "complete">;
  endRelease: (id: string) => Promise<void>;
};

type Publishing = {
  /** The person, for the history. */
  by?: PersonRef | null | undefined;
  /** Who and what the audit log names; by default the person, and no entry without one. */
  audit?: { by: PersonRef; detail: string | null } | undefined;
  /** Whether the folder is a release that ends with the publication. */
  endsRelease?: boolean;
};

// Each write is synced several times.
const maxWrites = 8;

/** Never published: Prismic's date for such a document. */
export const neverPublished = toStamp(0);

/**
 * Publishes drafts and removals atomically and stores the previous versions. Callers hold the mutex: checks are only
 * valid until the next publication.
 */
export class Publisher {
  readonly #options: Options;
  readonly #journal: string;

  constructor(options: Options) {
    this.#options = options;
    this.#journal = join(options.folder, "publication.json");
  }

  /** Finishes a publication that a crash or a full disk interrupted. */
  async open(): Promise<void> {
    const value = await readJson(this.#journal);
    if (value === undefined) return;
    const journal = await journalShape.validate(value);
    await this.#apply(journal, () => this.#options.events.complete(journal.events));
  }

  /** Publishes drafts of a folder; throws `WriteError` when they conflict with published documents. */
  async publish(place: string, drafts: Draft[], publishing: Publishing): Promise<void> {
    if (drafts.length === 0) return;
    this.#options.checks.beforePublishing(drafts);
    const writes = drafts.map((draft) => ({ id: draft.document.id, body: this.#dated(draft) }));
    const published = drafts.map((draft) => ({ place, id: draft.document.id, mark: getRevision(draft) }));
    const titles = new Map(drafts.map(({ title, document }) => [document.id, title]));
    const release = publishing.endsRelease ? place : undefined;
    await this.#run({ writes, drafts: published, release }, titles, publishing);
  }

  /** Unpublishes a document; throws `WriteError` when the site needs it. */
  async unpublish({ document, title }: Pick<Draft, "document" | "title">, publishing: Publishing): Promise<void> {
    this.#options.checks.beforeRemoving(document);
    const { id } = document;
    const writes = [{ id, body: { id, removed: true } }];
    await this.#run({ writes, drafts: [] }, new Map([[id, title]]), publishing);
  }

  async #run(
    changes: Pick<Journal, "writes" | "drafts" | "release">,
    titles: Map<string, string>,
    { by = null, audit = by ? { by, detail: null } : undefined }: Publishing,
  ): Promise<void> {
    const { events: log } = this.#options;
    // Finish an earlier journal first: a second one would overwrite it.
    await this.open();
    const at = Date.now();
    const events = changes.writes.flatMap(({ id, body }) => {
      const about = { id, title: titles.get(id) ?? "" };
      return audit ? [log.make(audit.by, isRemoval(body) ? "unpublished" : "published", about, { ...audit, at })] : [];
    });
    const journal = { at, by, ...changes, events };
    // The publication is committed here: after a crash the next start replays the journal.
    await writeJson(this.#journal, journal);
    await this.#options.hold(() => this.#apply(journal, () => log.record(events)));
    await this.#options.refresh();
  }

  async #apply({ at, by = null, writes, drafts, release }: Journal, record: () => Promise<void>): Promise<void> {
    const { folder, find, log } = this.#options;
    await mapWithConcurrency(writes, maxWrites, async ({ id, body }) => {
      const before = find(id);
      const former = join(folder, "history", id, `${at}.json`);
      // After a crash the previous version may be stored already, and the current one may be the new one.
      if (before && (await readJson(former)) === undefined) await writeJson(former, toStored(before));
      await writeJson(join(folder, "documents", `${id}.json`), body);
      await log.add(id, { at, by, kind: isRemoval(body) ? "removal" : "publication" });
      this.#options.note("document", id);
    });
    await mapWithConcurrency(drafts, maxWrites, async ({ place, id, mark: revision }) => {
      const draft = this.#options.drafts.find(place, id);
      // The draft may have been edited after a publication that failed half-way.
      if (draft && (revision === undefined || revision === getRevision(draft)))
        await this.#options.drafts.remove(place, id);
    });
    if (release && this.#options.drafts.list(release).length === 0) await this.#options.endRelease(release);
    await record();
    await remove(this.#journal);
  }

  #dated({ document, dates }: Draft): JsonObject {
    const before = this.#options.find(document.id);
    const first = before?.first_publication_date ?? dates?.first ?? toStamp(Date.now());
    const last =
      dates?.last ??
      toStamp(Math.max(Date.now(), before ? Date.parse(toIso(before.last_publication_date)) + 1_000 : 0));
    return { ...toStored(document), first_publication_date: first, last_publication_date: last };
  }
}

const isRemoval = (body: JsonObject) => body.removed === true;

const toIso = (stamp: string) => stamp.replace("+0000", "Z");
