import { randomBytes } from "node:crypto";
import { array, boolean, object, string } from "yup";
import { LRUCache } from "lru-cache";

import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { approvalSchema } from "#cms/publishing/approval.server.ts";
import type { Approval } from "#cms/publishing/approval.server.ts";
import type { Reason } from "#cms/schedules/reasons.contract.ts";
import { reasonSchema } from "#cms/schedules/reasons.contract.ts";
import { momentSchema } from "#cms/schedules/moment.contract.ts";

/** A set of changes that is published atomically. */
export type Release = {
  id: string;
  label: string;
  /** Scheduled publication, in milliseconds since 1970. */
  scheduledAt?: number | undefined;
  /** Old addresses without a redirect when it is published at its time. */
  declined?: string[] | undefined;
  /** Who set the time, and for which drafts; absent in files written before there were approvals. */
  approval?: Approval | undefined;
  /** Why it was not published at its time. */
  failure?: string | null | undefined;
  reason?: Reason | null | undefined;
  /** The release of the Migration API. */
  migration: boolean;
};

/** The drafts of a request: unscheduled ones, or those of a release. */
export type DraftTarget = "unscheduled" | "migration" | { release: string };

const schema = object({
  id: string().required(),
  label: string().required(),
  scheduledAt: momentSchema(),
  declined: array(string().required()),
  approval: approvalSchema.optional().default(undefined),
  failure: string().nullable(),
  reason: reasonSchema.nullable().optional().default(undefined),
  migration: boolean().default(false),
});

const maxEnded = 200;

/** The releases. Callers that change them hold the mutex. */
export class Releases {
  private readonly records: CachedRecords<Release>;
  private readonly endedIds = new LRUCache<string, true>({ max: maxEnded });

  constructor(store: ContentStore) {
    this.records = new CachedRecords<Release>(store, "cms_releases", schema, {
      onRemove: (id) => this.endedIds.set(id, true),
    });
  }

  /** Every release in the order of creation. */
  get all(): Release[] {
    return this.records.all;
  }

  /** Ids of releases that were recently published or deleted, by any instance. */
  get ended(): string[] {
    return [...this.endedIds.keys()];
  }

  /** A counter that grows with every change. */
  get changes(): number {
    return this.records.changes;
  }

  find = (id: string): Release | undefined => this.records.find(id);

  /** A release by id; throws `WriteError` when there is none. */
  get(id: string): Release {
    const release = this.find(id);
    if (!release) throw new WriteError(404, `There is no release ${id}`, [], named("no-release"));
    return release;
  }

  /** The folder of a target's drafts; throws `WriteError` for an unknown release. */
  async findDraftFolder(target: DraftTarget): Promise<string> {
    if (target === "unscheduled") return unscheduled;
    return target === "migration" ? (await this.migration()).id : this.get(target.release).id;
  }

  /** The release of the Migration API; created when it is first needed. */
  async migration(): Promise<Release> {
    const existing = this.all.find(({ migration }) => migration);
    return existing ?? this.create("Migration release", { migration: true });
  }

  /** Creates a release. */
  async create(label: string, over: Partial<Omit<Release, "id" | "label">> = {}): Promise<Release> {
    const release = { id: newId(), label, migration: false, ...over };
    await this.records.put(release.id, release);
    return release;
  }

  /** Changes a release. */
  async change(id: string, over: Partial<Omit<Release, "id" | "migration">>): Promise<Release> {
    const changed = { ...this.get(id), ...over };
    await this.records.put(id, changed);
    return changed;
  }

  /** Deletes a release. */
  async remove(id: string): Promise<void> {
    if (this.find(id)) await this.records.remove(id);
  }
}

/** An id in Prismic's format: sixteen letters, digits, - or _, starting with a letter. */
export const newId = () => `a${randomBytes(12).toString("base64url").slice(0, 15)}`;
