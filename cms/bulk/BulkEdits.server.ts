import { hashContent } from "#cms/drafts/hashContent.server.ts";
import type { DocumentService } from "#cms/drafts/DocumentService.server.ts";
import type { DraftPermissions } from "#cms/drafts/DraftPermissions.server.ts";
import type { DraftService } from "#cms/drafts/DraftService.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { getSaveFolder } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { RequestService } from "#cms/review/RequestService.server.ts";
import type { RequestStore } from "#cms/review/RequestStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import type { StoredChange } from "./BulkRecords.server.ts";
import type { BulkRequest, LeftReason } from "./contract.ts";

export type EditOptions = {
  models: ModelStore;
  drafts: DraftStore;
  latest: LatestVersions;
  permissions: DraftPermissions;
  requests: RequestStore;
  events: Pick<EventLog, "add">;
  documentService: DocumentService;
  draftService: DraftService;
  requestService: RequestService;
};

const sameTags = (a: readonly string[], b: readonly string[]) => a.join("\0") === b.join("\0");

const toParent = (id: string | undefined): Json =>
  id === undefined ? { link_type: "Any" } : { link_type: "Document", id };

/** Changes of single drafts: into a release, requested, translated, tagged, moved. Callers hold the mutex. */
export class BulkEdits {
  private readonly options: EditOptions;

  constructor(options: EditOptions) {
    this.options = options;
  }

  /** Why there is nothing to do for a document; `undefined` when there is. */
  findReason(entry: CatalogEntry, request: BulkRequest): LeftReason | undefined {
    const { drafts, requests, models, latest } = this.options;
    const { document } = entry.draft;
    switch (request.action) {
      case "release":
        return drafts.find(request.release ?? "", document.id) ? "draft-there" : findDraftReason(entry);
      case "review":
        return requests.find(document.id) ? "same" : findDraftReason(entry);
      case "translate":
        if (document.lang === request.lang) return "same";
        return latest.findInLanguage(document.id, request.lang ?? "") ? "exists" : undefined;
      case "tag":
        return sameTags(this.getTags(entry.draft, request), document.tags) ? "same" : undefined;
      case "move": {
        if (!Object.hasOwn(models.models.types.get(document.type)?.fields ?? {}, "parent")) return "no-parent";
        const parent = this.findParent(entry.draft, request);
        if (request.parent && parent === undefined) return "parent-missing";
        return parent === document.id || parent === readParent(entry.draft) ? "same" : undefined;
      }
      default:
        return undefined;
    }
  }

  /** A document below its new parent. */
  toMoved(draft: Draft, request: BulkRequest): StoredDocument {
    const { document } = draft;
    return { ...document, data: { ...document.data, parent: toParent(this.findParent(draft, request)) } };
  }

  /** Changes one document; returns what undoing needs. Throws `WriteError` as the same change alone does. */
  async apply(entry: CatalogEntry, request: BulkRequest, actor: Actor): Promise<StoredChange> {
    const { documentService, draftService, requestService, events } = this.options;
    const { draft } = entry;
    const { id, lang } = draft.document;
    const head = { id, title: draft.title, lang };
    switch (request.action) {
      case "release":
        await draftService.move(id, request.release ?? "", { actor });
        return { ...head, folder: request.release };
      case "review":
        await requestService.add(id, { actor, note: request.note, to: null, due: null, revision: undefined });
        return head;
      case "translate": {
        const copy = await documentService.copy(
          id,
          { lang: request.lang, uid: undefined, title: undefined },
          { actor },
        );
        const { document } = copy;
        events.add(actor, "created", { id: document.id, title: copy.title });
        return { id: document.id, title: copy.title, lang: document.lang, content: hashContent(document) };
      }
      case "tag": {
        const tags = this.getTags(draft, request);
        return { ...(await this.save(entry, { tags, data: draft.document.data }, actor)), former: draft.document.tags };
      }
      default: {
        const { data } = this.toMoved(draft, request);
        return {
          ...(await this.save(entry, { data }, actor)),
          former: draft.document.data.parent ?? { link_type: "Any" },
        };
      }
    }
  }

  /** Takes a change back; returns whether that was done: a document that was changed since stays. */
  async undo(change: StoredChange, action: BulkRequest["action"], actor: Actor): Promise<boolean> {
    const { drafts, latest, draftService, requestService, requests, documentService, events } = this.options;
    const { id, folder = unscheduled, former, content, is_new: isNew } = change;
    if (action === "review") {
      if (!requests.find(id)) return false;
      await requestService.remove(id, actor);
      return true;
    }
    if (action === "release") {
      if (!drafts.find(folder, id) || drafts.find(unscheduled, id)) return false;
      await draftService.move(id, unscheduled, { actor, folder });
      return true;
    }
    const draft = latest.find(id, folder);
    if (!draft || hashContent(draft.document) !== content) return false;
    if (action === "translate") {
      if (latest.findPublished(id)) return false;
      await draftService.delete(id, { actor });
      return true;
    }
    if (isNew && drafts.find(folder, id)) {
      await draftService.discard(id, { actor, folder });
      return true;
    }
    const { data } = draft.document;
    const tags = Array.isArray(former) ? former.map(String) : undefined;
    const payload = action === "tag" ? { tags, data } : { data: { ...data, parent: former ?? null } };
    const target = folder === unscheduled ? "unscheduled" : { release: folder };
    const saved = await documentService.update(target, id, payload, { actor });
    events.add(actor, "saved", { id, title: saved.title });
    return true;
  }

  private async save(
    entry: CatalogEntry,
    payload: Parameters<DocumentService["update"]>[2],
    actor: Actor,
  ): Promise<StoredChange> {
    const { drafts, documentService, events } = this.options;
    const { id, lang } = entry.draft.document;
    const folder = getSaveFolder(entry);
    const isNew = drafts.find(folder, id) === undefined;
    const target = folder === unscheduled ? "unscheduled" : { release: folder };
    const saved = await documentService.update(target, id, payload, { actor });
    events.add(actor, "saved", { id, title: saved.title });
    return { id, title: saved.title, lang, folder, is_new: isNew, content: hashContent(saved.document) };
  }

  private getTags({ document }: Draft, { add, remove }: BulkRequest): string[] {
    return [...new Set([...document.tags.filter((tag) => !remove.includes(tag)), ...add])];
  }

  /** The version of the new parent in the language of a document. */
  private findParent({ document }: Draft, { parent }: BulkRequest): string | undefined {
    return parent ? this.options.latest.findInLanguage(parent, document.lang)?.id : undefined;
  }
}

/** Why a document has no draft of its own to change or publish. */
export function findDraftReason({ places }: CatalogEntry): LeftReason | undefined {
  if (places.includes(unscheduled)) return undefined;
  return places.length > 0 ? "in-release" : "no-draft";
}

function readParent({ document }: Draft): string | undefined {
  const { id } = Object(document.data.parent);
  return typeof id === "string" ? id : undefined;
}
