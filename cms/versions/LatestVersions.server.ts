import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";

import type { VersionLog } from "./VersionLog.server.ts";

/** The latest version of each document, draft or published. */
export class LatestVersions {
  private readonly repository: Repository;
  private readonly drafts: DraftStore;
  private readonly log: VersionLog;
  /** By id. A map with the documents as weak keys would hold up each collection of garbage. */
  private readonly published = new Map<string, Draft>();

  constructor(repository: Repository, drafts: DraftStore, log: VersionLog) {
    this.repository = repository;
    this.drafts = drafts;
    this.log = log;
  }

  /**
   * The latest version of a document: the draft of a folder, the unscheduled one, the published version, a release's
   * draft.
   */
  find(id: string, place = unscheduled): Draft | undefined {
    for (const one of [place, unscheduled]) {
      const draft = this.drafts.find(one, id);
      if (draft) return draft;
    }
    const published = this.findPublished(id);
    if (published) return published;
    const [other] = this.drafts.findPlaces(id);
    return other === undefined ? undefined : this.drafts.find(other, id);
  }

  /** The published version of a document, in the form of a draft. */
  findPublished(id: string): Draft | undefined {
    const document = this.repository.document(id);
    if (!document) this.published.delete(id);
    if (!document) return undefined;
    const cached = this.published.get(id);
    if (cached?.document === document) return cached;
    const saved = Date.parse(document.last_publication_date.replace("+0000", "Z"));
    const by = this.log.findPublication(id)?.by;
    const draft = { title: getTitle(document), saved, document, ...(by ? { by } : {}) };
    this.published.set(id, draft);
    return draft;
  }

  /** The latest version of a document; throws `WriteError` when there is no such document. */
  get(id: string, place = unscheduled): Draft {
    const draft = this.find(id, place);
    if (!draft) throw new WriteError(404, `Document ${id} not found`);
    return draft;
  }

  /** The latest version of a document in a language. */
  findInLanguage = (id: string, lang: string): StoredDocument | undefined => {
    const { group = "" } = this.find(id)?.document ?? {};
    const drafts = this.drafts.all().filter((document) => document.group === group);
    const versions = [...this.repository.master.listByGroup(group), ...drafts].map(
      (one) => this.find(one.id)?.document,
    );
    return versions.find((document) => document?.group === group && document.lang === lang);
  };

  /** Id of a published document or draft that uses a file. */
  findUser(name: string): string | undefined {
    const named = `"url":${JSON.stringify(name)}`;
    const uses = (document: StoredDocument) => JSON.stringify(toStored(document).data).includes(named);
    return [...this.repository.master.documents, ...this.drafts.all()].find(uses)?.id;
  }
}

/** Default title of a document; a redirect is called by its old path. */
export const getTitle = ({ data, uid, type }: StoredDocument): string => {
  const title = data.title || (type === "redirect" && data.from);
  return (typeof title === "string" && title) || (uid ?? type);
};
