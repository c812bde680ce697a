import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { Approvals } from "#cms/publishing/Approvals.server.ts";
import type { Publication } from "#cms/publishing/Publication.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { RequestStore } from "#cms/review/RequestStore.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import type { History } from "#cms/versions/History.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { VersionLog } from "#cms/versions/VersionLog.server.ts";
import type { Mutex } from "#kit/Mutex.ts";

import type { DraftPermissions } from "./DraftPermissions.server.ts";
import { getDraft, unscheduled } from "./DraftStore.server.ts";
import type { Draft, DraftStore } from "./DraftStore.server.ts";
import { checkRevision } from "./checkRevision.server.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Pick<Mutex, "run">;
  drafts: DraftStore;
  latest: LatestVersions;
  checks: DocumentChecks;
  history: History;
  log: VersionLog;
  events: Pick<EventLog, "add">;
  releases: Pick<Releases, "find">;
  requests: RequestStore;
  schedules: ScheduleStore;
  approvals: Approvals;
  permissions: DraftPermissions;
  publication: Publication;
  notificationService: Pick<NotificationService, "tell">;
};

type Changing = {
  actor: Actor;
  /** The revision that the actor has read; without one any version is changed. */
  revision?: string | undefined;
  /** The folder of the draft. */
  folder?: string | undefined;
};

type Deleting = Pick<Changing, "actor" | "revision"> & { accepted?: readonly string[]; section?: boolean };

/** Moves, discards and deletes drafts; 403 for what a publisher has scheduled, 412 for an outdated `revision`. */
export class DraftService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Deletes the draft of a document, with its request and schedule; its content stays as a version. */
  discard(id: string, { actor, revision, folder = unscheduled }: Changing): Promise<void> {
    const { mutex, drafts, permissions, events } = this.options;
    return mutex.run(async () => {
      const draft = getDraft(drafts, folder, id);
      permissions.requireEnd(actor, folder, id);
      checkRevision(draft, revision);
      await this.discardDraft(folder, draft, actor);
      if (folder === unscheduled) await this.endRequest(draft, actor);
      events.add(actor, "discarded", { id, title: draft.title });
    });
  }

  /** Moves the draft of a document, still its author’s, to another folder that has none of it; its schedule ends. */
  move(id: string, to: string, { actor, revision, folder = unscheduled }: Changing): Promise<void> {
    const { mutex, drafts, checks, permissions, approvals, releases, schedules, events } = this.options;
    return mutex.run(async () => {
      const draft = getDraft(drafts, folder, id);
      permissions.requireEnd(actor, folder, id);
      permissions.requireSave(actor, to);
      checkRevision(draft, revision);
      if (to === folder) return;
      if (drafts.find(to, id))
        throw new WriteError(
          409,
          "This document has another draft at that place. Discard one of the two first",
          [],
          named("draft-there"),
        );
      checks.beforeSaving(draft, drafts.list(to));
      await drafts.save(to, draft);
      await drafts.remove(folder, id);
      if (folder === unscheduled) await schedules.remove(id, ["publish"]);
      for (const one of [folder, to]) await approvals.follow(one, id, toPersonRef(actor));
      const label = releases.find(to === unscheduled ? folder : to)?.label ?? "";
      const detail = to === unscheduled ? `out of ${label}` : `into ${label}`;
      events.add(actor, "moved", { id, title: draft.title }, { detail });
    });
  }

  /** Unpublishes a document and deletes its drafts; all of it stays in the history. */
  delete(id: string, { actor, revision, accepted = [], section = false }: Deleting): Promise<void> {
    const { mutex, latest, permissions, publication } = this.options;
    return mutex.run(async () => {
      const isPublished = latest.findPublished(id) !== undefined;
      if (isPublished) requireRole(actor, "publisher");
      else permissions.requireDelete(actor, id);
      checkRevision(latest.get(id), revision);
      if (!isPublished) return this.deleteDrafts(id, actor, false);
      const set = publication.toRemoval(id, section);
      await publication.runRemoval(set, { by: toPersonRef(actor), redirects: { accepted }, isDeletion: true });
      for (const removed of set.removed) await this.deleteDrafts(removed.id, actor, true);
    });
  }

  /** Deletes every draft of a document that was just unpublished, or never published. Callers hold the mutex. */
  async deleteDrafts(id: string, actor: Actor, isUnpublished: boolean): Promise<void> {
    const { drafts, latest, history, log, events } = this.options;
    const folders = drafts.findPlaces(id);
    if (folders.length === 0) return;
    const current = latest.get(id);
    for (const folder of folders) {
      const draft = drafts.find(folder, id);
      if (draft) await this.discardDraft(folder, draft, actor);
    }
    await this.endRequest(current, actor);
    const by = toPersonRef(actor);
    const [removal] = await history.listRemovals(id);
    const next = (removal?.at ?? 0) + 1;
    // The history shows it in place of the removal that it follows.
    await log.add(id, { at: isUnpublished ? next : Math.max(Date.now(), next + 1), kind: "deletion", by });
    events.add(by, "deleted", { id, title: current.title });
  }

  private async discardDraft(folder: string, draft: Draft, actor: Actor): Promise<void> {
    const { history, drafts, approvals } = this.options;
    const { id } = draft.document;
    await history.addDraft(draft);
    await drafts.remove(folder, id);
    if (folder !== unscheduled) await approvals.follow(folder, id, toPersonRef(actor));
  }

  private async endRequest({ document: { id }, title }: Draft, actor: Actor): Promise<void> {
    const { requests, schedules, notificationService } = this.options;
    const request = requests.find(id);
    const news = { kind: "discarded", by: toPersonRef(actor), document: { id, title } } as const;
    if (request) notificationService.tell([request.by.id], news);
    await requests.remove(id);
    await schedules.remove(id, ["publish"]);
  }
}
