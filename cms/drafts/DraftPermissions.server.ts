import { requireRole, requireScope } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";

import { unscheduled } from "./DraftStore.server.ts";
import type { DraftStore } from "./DraftStore.server.ts";

type Options = { drafts: DraftStore; releases: Releases; schedules: ScheduleStore };

/** Which drafts a person may change: what a publisher has scheduled needs a publisher. */
export class DraftPermissions {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Whether a person may save drafts in a folder. */
  maySave = ({ role }: Actor, folder: string): boolean => hasRole(role, "publisher") || !this.isScheduled(folder);

  /** Throws `WriteError` (403) unless a person may save drafts in a folder. */
  requireSave(actor: Actor, folder: string): void {
    if (this.isScheduled(folder)) requireRole(actor, "publisher");
  }

  /** Throws `WriteError` (403) unless a person may discard, move or delete the draft of a document in a folder. */
  requireEnd(actor: Actor, folder: string, id: string): void {
    requireScope(actor, this.options.drafts.find(folder, id)?.document);
    const isPlanned = folder === unscheduled && this.options.schedules.find(id, "publish") !== undefined;
    if (isPlanned || this.isScheduled(folder)) requireRole(actor, "publisher");
  }

  /** Throws `WriteError` (403) unless a person may delete a document with all its drafts. */
  requireDelete(actor: Actor, id: string): void {
    for (const folder of this.options.drafts.findPlaces(id)) this.requireEnd(actor, folder, id);
  }

  private isScheduled = (folder: string) => this.options.releases.find(folder)?.scheduledAt !== undefined;
}
