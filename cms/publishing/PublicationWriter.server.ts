import { join } from "node:path";
import { array, mixed, number, object, string } from "yup";

import type { EventLog, StudioEvent } from "#cms/audit/EventLog.server.ts";
import { eventSchema } from "#cms/audit/contract.ts";
import { getRevision } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { isObject, toStamp, toStored } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { remove, writeJson } from "#cms/repository/store/jsonFiles.server.ts";
import type { RequestStore } from "#cms/review/RequestStore.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { doneSchema, scheduleActions } from "#cms/schedules/contract.ts";
import type { DoneSchedule, ScheduleAction } from "#cms/schedules/contract.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";
import { checkReadable } from "#cms/drafts/checkReadable.server.ts";
import { headRules } from "#cms/drafts/head.contract.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { existsSync } from "node:fs";

/** Everything that one publication writes: documents, and what ends with it. */
export type WriteSet = {
  at: number;
  by?: PersonRef | null;
  /** Changed documents; one with `removed` is unpublished. */
  writes: { id: string; body: JsonObject }[];
  /** Published drafts, with the revisions that were published. */
  drafts: { place: string; id: string; mark?: string | undefined }[];
  events: StudioEvent[];
  /** A release that ends with the publication, so that none stays behind without documents after a crash. */
  release?: string | undefined;
  /** Documents whose requests for publication end. */
  requests: string[];
  schedules: { document: string; action: ScheduleAction }[];
  /** Documents whose marks as translations end. */
  translations: string[];
  /** The schedule that was carried out. */
  done?: DoneSchedule | undefined;
};

const journalShape = object({
  at: number().required(),
  by: personRefSchema.nullable().default(null),
  writes: array(
    object({ id: headRules.id().required(), body: mixed<JsonObject>(isObject).required() }).required(),
  ).required(),
  drafts: array(object({ place: string().required(), id: string().required(), mark: string() }).required()).required(),
  events: array(eventSchema.required()).default([]),
  release: string(),
  requests: array(string().required()).default([]),
  schedules: array(
    object({ document: string().required(), action: string().oneOf(scheduleActions).required() }).required(),
  ).default([]),
  translations: array(string().required()).default([]),
  done: doneSchema.optional().default(undefined),
});

type Options = {
  files: StoredFiles;
  drafts: DraftStore;
  requests: RequestStore;
  schedules: ScheduleStore;
  translations: TranslationRecords;
  /** Announces a published or unpublished document to other instances. */
  note: (kind: "document", id: string) => void;
  log: VersionLog;
  /** The published version of a document. */
  find: (id: string) => StoredDocument | undefined;
  /** Writes files while readers wait, so that they become visible together. */
  hold: (task: () => Promise<void>) => Promise<void>;
  /** Makes written files the new master. */
  refresh: () => Promise<void>;
  events: Pick<EventLog, "record" | "complete">;
  endRelease: (id: string) => Promise<void>;
};

const journalFile = "publication.json";

function readJournal(stored: unknown): WriteSet {
  const journal = journalShape.validateSync(stored);
  for (const { body } of journal.writes) if (!isRemoval(body)) readEnvelope(body);
  return journal;
}

// Each write is synced several times.
const maxWrites = 8;

/** Never published: Prismic's date for such a document. */
export const neverPublished = toStamp(0);

/** Writes publications atomically and stores the previous versions. Callers hold the mutex. */
export class PublicationWriter {
  readonly #options: Options;
  readonly #journal: string;

  constructor(options: Options) {
    this.#options = options;
    this.#journal = join(options.files.root, journalFile);
  }

  /** Finishes a publication that a crash or a full disk interrupted. */
  async open(): Promise<void> {
    const journal = await this.#options.files.read(journalFile, { read: readJournal });
    if (!journal) return;
    await this.#apply(journal, () => this.#options.events.complete(journal.events));
  }

  /** Writes a publication; after a crash the next start completes it. */
  async commit(set: WriteSet): Promise<void> {
    const { hold, refresh, events } = this.#options;
    for (const { body } of set.writes) if (!isRemoval(body)) checkReadable(body);
    // Finish an earlier journal first: a second one would overwrite it.
    await this.open();
    await writeJson(this.#journal, set);
    await hold(() => this.#apply(set, () => events.record(set.events)));
    await refresh();
  }

  async #apply(set: WriteSet, record: () => Promise<void>): Promise<void> {
    const { files, find, log, requests, schedules, translations } = this.#options;
    const { at, by = null, release } = set;
    await mapWithConcurrency(set.writes, maxWrites, async ({ id, body }) => {
      const before = find(id);
      const former = join(files.root, "history", id, `${at}.json`);
      // After a crash the previous version may be stored already, and the current one may be the new one.
      if (before && !existsSync(former)) await writeJson(former, toStored(before));
      await writeJson(join(files.root, "documents", `${id}.json`), body);
      await log.add(id, { at, by, kind: isRemoval(body) ? "removal" : "publication" });
      this.#options.note("document", id);
    });
    await mapWithConcurrency(set.drafts, maxWrites, async ({ place, id, mark: revision }) => {
      const draft = this.#options.drafts.find(place, id);
      // The draft may have been edited after a publication that failed half-way.
      if (draft && (revision === undefined || revision === getRevision(draft)))
        await this.#options.drafts.remove(place, id);
    });
    for (const id of set.requests) await requests.remove(id);
    for (const { document, action } of set.schedules) await schedules.remove(document, [action]);
    for (const id of set.translations) await translations.remove(id);
    if (release && this.#options.drafts.list(release).length === 0) await this.#options.endRelease(release);
    if (set.done) await schedules.finish(set.done);
    await record();
    await remove(this.#journal);
  }
}

/** Whether a written document unpublishes it. */
export const isRemoval = (body: JsonObject): boolean => body.removed === true;
