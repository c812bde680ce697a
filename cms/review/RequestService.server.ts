import type { CommentStore } from "#cms/comments/CommentStore.server.ts";
import type { Comment } from "#cms/comments/contract.ts";
import { tellOfComment } from "#cms/comments/tellOfComment.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { getScope, isInScope, requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { Person, PersonRef } from "#cms/people/contract.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Mutex } from "#kit/Mutex.ts";

import type { NewRequest } from "./contract.ts";
import type { RequestStore } from "./RequestStore.server.ts";

type Options = {
  mutex: Pick<Mutex, "run">;
  requests: RequestStore;
  drafts: DraftStore;
  latest: LatestVersions;
  people: PeopleStore;
  notificationService: Pick<NotificationService, "tell" | "reaches">;
  comments: Pick<CommentStore, "add" | "resolveSentBack">;
  events: Pick<EventLog, "add">;
};

/** Requests for publication: an editor makes them, a publication ends them. */
export class RequestService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * Requests publication of a draft, of a person or of every publisher; throws `WriteError` 412 for an outdated `revision`,
   * 409 without a draft, 400 for a person who may not publish it.
   */
  add(
    document: string,
    { actor, note, to, due, revision }: NewRequest & { actor: Actor; revision: string | undefined },
  ): Promise<void> {
    const { mutex, requests, drafts, latest, events, comments, notificationService } = this.options;
    return mutex.run(async () => {
      const current = latest.get(document);
      checkRevision(current, revision);
      if (!drafts.find(unscheduled, document))
        throw new WriteError(409, "There is no draft to publish", [], named("no-draft"));
      const reviewers = this.listReviewers(current.document);
      const reviewer = to === null ? undefined : reviewers.find(({ id }) => id === to);
      if (to !== null && !reviewer)
        throw new WriteError(400, "to is nobody who may publish this", [{ field: "to", reason: "unknown" }]);
      const by = toPersonRef(actor);
      await requests.set({ document, by, at: Date.now(), note, to: reviewer ? toPersonRef(reviewer) : null, due });
      await comments.resolveSentBack(document, by);
      const told = (reviewer ? [reviewer] : reviewers).map(({ id }) => id);
      const about = { id: document, title: current.title };
      notificationService.tell(told, { kind: "requested", by, document: about, detail: note || null });
      events.add(actor, "requested", { id: document, title: current.title }, { detail: note || null });
    });
  }

  /**
   * Withdraws one's own request, or sends one back as a publisher, with the reason as a comment; throws `WriteError` (404)
   * when there is none.
   */
  remove(document: string, actor: Actor, reason = ""): Promise<void> {
    const { mutex, requests, latest, events, notificationService } = this.options;
    return mutex.run(async () => {
      const request = requests.find(document);
      if (request?.by.id !== actor.id) requireRole(actor, "publisher");
      if (!request) throw new WriteError(404, "There is no request to publish this document");
      const about = { id: document, title: latest.find(document)?.title ?? "" };
      const by = toPersonRef(actor);
      const isOwn = request.by.id === by.id;
      const comment = reason === "" || isOwn ? undefined : await this.addReason(reason, { about, by, to: request.by });
      await requests.remove(document);
      events.add(actor, isOwn ? "withdrawn" : "declined", about);
      const news = { kind: "sent-back", by, document: about, detail: reason || null } as const;
      notificationService.tell([request.by.id], { ...news, comment: comment?.id });
    });
  }

  /** Adds the reason of a send-back as a comment, and tells others whom it names. */
  private async addReason(
    text: string,
    { about, by, to }: { about: { id: string; title: string }; by: PersonRef; to: PersonRef },
  ): Promise<Comment> {
    const { comments, people, notificationService } = this.options;
    const notified = notificationService.reaches(to.id, "sent-back") ? [to] : [];
    const comment = await comments.add(about.id, { field: "", text, by, notified, sent_back: true });
    const others = people.all.filter(({ id }) => id !== to.id);
    tellOfComment(comment, { document: about, others: [], people: others, notificationService });
    return comment;
  }

  /** People who may publish a document. */
  private listReviewers(document: StoredDocument): Person[] {
    return this.options.people.all.filter(
      (person) => hasRole(person.role, "publisher") && isInScope(getScope(person), document),
    );
  }
}
