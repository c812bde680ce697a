import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { StudioEvent } from "#cms/audit/EventStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { PublishedDocuments } from "#cms/repository/store/PublishedDocuments.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { RequestStore, StoredRequest } from "#cms/review/RequestStore.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { DoneSchedule, ScheduleAction } from "#cms/schedules/contract.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";

/** Everything that one publication writes: documents, and what ends with it. */
export type WriteSet = {
  at: number;
  by?: PersonRef | null;
  /** Changed documents; one with `removed` is unpublished. */
  writes: { id: string; body: JsonObject }[];
  /** Other drafts whose links change. */
  saves: readonly { place: string; draft: Draft }[];
  /** Published drafts. */
  drafts: { place: string; id: string }[];
  events: StudioEvent[];
  /** A release that ends with the publication. */
  release?: string | undefined;
  /** Documents whose requests for publication end. */
  requests: string[];
  schedules: { document: string; action: ScheduleAction }[];
  /** Removed documents of which no draft is left. */
  deleted: string[];
  /** The schedule that was carried out. */
  done?: DoneSchedule | undefined;
};

type Options = {
  store: ContentStore;
  published: PublishedDocuments;
  drafts: DraftStore;
  requests: RequestStore;
  schedules: ScheduleStore;
  log: VersionLog;
  /** The published version of a document. */
  find: (id: string) => StoredDocument | undefined;
  /** Makes what was written the new master. */
  refresh: () => Promise<void>;
  events: Pick<EventLog, "record">;
  endRelease: (id: string) => Promise<void>;
  /** Keeps the approval of a draft whose links were changed by the publication of a page. */
  keepApproval: (place: string, id: string) => Promise<void>;
  notificationService: Pick<NotificationService, "tell">;
};

/** Never published: Prismic's date for such a document. */
export const neverPublished = toStamp(0);

/** Writes publications atomically and stores the previous versions. Callers hold the mutex. */
export class PublicationWriter {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Writes a publication: all of it, or nothing when it throws; `onProgress` gets the number of written documents. */
  commit(set: WriteSet, onProgress: (done: number) => Promise<void> = async () => undefined): Promise<void> {
    const { store, published, find, log, drafts, requests, schedules } = this.options;
    const { at, by = null, release } = set;
    const toKind = (id: string, body: JsonObject) => {
      if (!isRemoval(body)) return "publication";
      return set.deleted.includes(id) ? "deletion" : "removal";
    };
    const ended = set.requests.flatMap((id) => requests.find(id) ?? []);
    return store.write(async () => {
      for (const [index, { id, body }] of set.writes.entries()) {
        await onProgress(index);
        await log.add(id, { at, by, kind: toKind(id, body) }, find(id));
        await published.put(id, isRemoval(body) ? null : body, at);
      }
      for (const { place, draft } of set.saves) {
        await drafts.save(place, draft);
        await this.options.keepApproval(place, draft.document.id);
      }
      for (const { place, id } of set.drafts) await drafts.remove(place, id);
      for (const id of set.requests) await requests.remove(id);
      for (const { document, action } of set.schedules) await schedules.remove(document, [action]);
      if (release && drafts.list(release).length === 0) await this.options.endRelease(release);
      if (set.done) await schedules.finish(set.done);
      await this.options.events.record(set.events);
      store.afterCommit(async () => {
        for (const request of ended) this.tellPublished(request, set);
        await this.options.refresh();
      });
    });
  }

  private tellPublished({ document, by }: StoredRequest, { by: publisher = null, events }: WriteSet): void {
    const title = events.find((event) => event.document === document)?.title ?? document;
    this.options.notificationService.tell([by.id], {
      kind: "published",
      by: publisher,
      document: { id: document, title },
    });
  }
}

/** Whether a written document unpublishes it. */
export const isRemoval = (body: JsonObject): boolean => body.removed === true;
