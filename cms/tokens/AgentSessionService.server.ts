import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import type { DraftService } from "#cms/drafts/DraftService.server.ts";
import { getRevision, unscheduled } from "#cms/drafts/DraftStore.server.ts";
import { hashContent } from "#cms/drafts/hashContent.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { History } from "#cms/versions/History.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import type { AgentDraft, AgentDraftStore } from "./AgentDraftStore.server.ts";
import type { AgentDocumentState, AgentSession } from "./contract.ts";

type Options = {
  agentDrafts: AgentDraftStore;
  drafts: DraftStore;
  latest: LatestVersions;
  history: History;
  documentService: DocumentService;
  draftService: DraftService;
  events: Pick<EventLog, "add">;
};

/** Lists what agents changed, by session, and takes a whole session back. */
export class AgentSessionService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Sessions of one's own agents, the latest first; everybody's for an owner. */
  list(actor: Actor): AgentSession[] {
    const isShown = ({ by }: AgentDraft) => by.id === actor.id || hasRole(actor.role, "owner");
    const sessions = Map.groupBy(this.options.agentDrafts.all.filter(isShown), ({ session }) => session);
    return [...sessions.values()].map(toSession).sort((a, b) => b.ended - a.ended);
  }

  /**
   * Brings every document of a session back to its version before it; what was changed since stays. Throws `WriteError`
   * (403 another person's session without being an owner, 404, 409 taken back before).
   */
  async undo(id: string, actor: Actor): Promise<AgentSession> {
    const { agentDrafts, events } = this.options;
    const records = agentDrafts.all.filter(({ session }) => session === id);
    const [first] = records;
    if (!first) throw new WriteError(404, "This session can no longer be taken back", [], named("no-agent-session"));
    if (first.by.id !== actor.id) requireRole(actor, "owner");
    if (records.every(({ undone }) => undone !== null))
      throw new WriteError(409, "This session was taken back already", [], named("agent-session-undone"));
    const undone = Date.now();
    // Backwards: a later change may depend on an earlier one, such as a UID that it took over.
    for (const record of records.toSorted((a, b) => b.at - a.at))
      await agentDrafts.put({ ...record, state: await this.undoDocument(record, actor), undone });
    const session = toSession(agentDrafts.all.filter((record) => record.session === id));
    const count = session.documents.filter(({ state }) => state === "undone").length;
    const detail = `${first.by.agent ?? first.by.name}: ${count} / ${session.documents.length}`;
    events.add(actor, "agent-undone", undefined, { detail });
    return session;
  }

  private async undoDocument(record: AgentDraft, actor: Actor): Promise<AgentDocumentState> {
    if (record.undone !== null) return record.state;
    const { drafts, latest } = this.options;
    const { document: id, content } = record;
    const isSame = (draft: Draft | undefined) => draft !== undefined && hashContent(draft.document) === content;
    const folders = [record.folder, ...drafts.findPlaces(id)];
    const folder = folders.find((one) => isSame(drafts.find(one, id)));
    const draft = folder === undefined ? undefined : drafts.find(folder, id);
    if (record.is_mixed) return "changed";
    if (folder === undefined || !draft) {
      const published = latest.findPublished(id);
      return published && hashContent(published.document) === content ? "published" : "changed";
    }
    try {
      return await this.revert(record, { folder, draft }, actor);
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return error.status === 412 ? "changed" : "refused";
    }
  }

  private async revert(
    { document: id, before, is_new: isNew }: AgentDraft,
    { folder, draft }: { folder: string; draft: Draft },
    actor: Actor,
  ): Promise<AgentDocumentState> {
    const { draftService, documentService, history, latest } = this.options;
    const revision = getRevision(draft);
    if (before === null) {
      if (isNew && latest.findPublished(id)) return "changed";
      await (isNew
        ? draftService.delete(id, { actor, revision })
        : draftService.discard(id, { actor, revision, folder }));
      return "undone";
    }
    const former = await history.find(id, `d${before}`);
    if (!former) return "lost";
    const { uid, tags, data } = former;
    const target = folder === unscheduled ? "unscheduled" : { release: folder };
    await documentService.update(target, id, { tags, data, ...(uid ? { uid } : {}) }, { actor, revision });
    return "undone";
  }
}

function toSession(records: readonly AgentDraft[]): AgentSession {
  const sorted = records.toSorted((a, b) => a.started - b.started);
  const [first] = sorted;
  if (!first) throw new Error("A session has at least one document.");
  const times = sorted.map(({ undone }) => undone);
  return {
    id: first.session,
    by: first.by,
    started: first.started,
    ended: Math.max(...sorted.map(({ at }) => at)),
    undone: times.includes(null) ? null : Math.max(...times.map(Number)),
    documents: sorted.map(({ document, title, state }) => ({ id: document, title, state })),
  };
}
