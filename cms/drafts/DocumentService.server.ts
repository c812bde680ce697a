import { isDeepStrictEqual } from "node:util";

import type { InferType } from "yup";

import type { Mutex } from "#kit/Mutex.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { toStored } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { fitDocument, hasUid } from "#cms/repository/domain/model/fitDocument.ts";
import { findForeignImages } from "#cms/repository/domain/model/findForeignImages.ts";
import { dropHidden } from "#cms/repository/domain/model/dropHidden.ts";
import { keepMisfits } from "#cms/repository/domain/model/keepMisfits.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";
import { describeUnknownLanguage } from "#cms/repository/domain/languages.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import type { History } from "#cms/versions/History.server.ts";
import type { RequestStore } from "#cms/review/RequestStore.server.ts";
import type { ScheduleStore } from "#cms/schedules/ScheduleStore.server.ts";
import { getVersionStart } from "#cms/versions/History.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import type { DraftTarget, Release, Releases } from "#cms/releases/Releases.server.ts";
import { neverPublished } from "#cms/publishing/PublicationWriter.server.ts";
import type { HeadingLinks } from "#cms/publishing/HeadingLinks.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import type { Approvals } from "#cms/publishing/Approvals.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { AgentDraftStore } from "#cms/tokens/AgentDraftStore.server.ts";
import { listLeaves } from "#cms/translations/listBehind.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import { requireScope, toPersonRef } from "#cms/people/Actor.server.ts";

import { checkRevision } from "./checkRevision.server.ts";
import type { Draft, DraftStore } from "./DraftStore.server.ts";
import { unscheduled } from "./DraftStore.server.ts";
import type { Payload } from "./payload.server.ts";
import { toStoredData } from "./toStoredData.server.ts";
import type { documentCopySchema } from "./contract.ts";
import { copyDocument } from "./copyDocument.server.ts";
import type { DraftPermissions } from "./DraftPermissions.server.ts";

type Options = {
  /** Shared by everything that writes documents, drafts and releases; each public method holds it once. */
  mutex: Pick<Mutex, "run">;
  repository: Repository;
  models: ModelStore;
  drafts: DraftStore;
  releases: Releases;
  latest: LatestVersions;
  checks: DocumentChecks;
  history: History;
  agentDrafts: AgentDraftStore;
  assets: AssetStore;
  translations: TranslationRecords;
  requests: Pick<RequestStore, "find">;
  schedules: Pick<ScheduleStore, "find">;
  approvals: Approvals;
  permissions: DraftPermissions;
  notificationService: Pick<NotificationService, "tell">;
  languages: string[];
  /** Pixel size of an image by its name. */
  imageSize: (name: string) => { width: number; height: number } | undefined;
  /** Further hosts that images may come from. */
  imageHosts: string[];
  headingLinks: Pick<HeadingLinks, "translateAnchor">;
};

/** A document that is made elsewhere and fits its type; a draft of its own stays outside of the release. */
export type NewDocument = { draft: Draft; isDraft: boolean };

/** The person who saves, and the revision they have read; without one any version is overwritten. */
export type Saving = { actor: Actor; revision?: string | undefined };

/** Saves documents as drafts. */
export class DocumentService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Creates a document as a draft. */
  create(target: DraftTarget, payload: Payload, { actor }: Pick<Saving, "actor">): Promise<Draft> {
    const { mutex, releases } = this.options;
    return mutex.run(async () => this.createDraft(await releases.findDraftFolder(target), payload, actor));
  }

  /**
   * Stores new documents, all or none of them: as drafts of a new release, which is returned, or outside of it. Throws
   * `WriteError` (403, 409) when they could not be published together.
   */
  createMany(
    documents: readonly NewDocument[],
    { label, actor }: { label: string; actor: Actor },
  ): Promise<Release | null> {
    const { mutex, releases, drafts, latest, checks, repository } = this.options;
    return mutex.run(async () => {
      const set = { drafts: documents.map(({ draft }) => draft), removed: [] };
      const [conflict] = checks.findConflicts(set, repository.master);
      if (conflict) throw conflict.error;
      const isReleased = documents.some(({ isDraft }) => !isDraft);
      const release = isReleased ? await releases.create(label) : null;
      for (const { draft, isDraft } of documents) {
        const { id } = draft.document;
        requireScope(actor, draft.document);
        if (latest.find(id)) throw new WriteError(409, `There is a document ${id} already; import again`);
        const own = { ...draft, by: toPersonRef(actor), since: draft.saved };
        await drafts.save(isDraft || !release ? unscheduled : release.id, own);
      }
      return release;
    });
  }

  /** Copies a document as a draft, into another language as a translation; its texts are not translated yet. */
  copy(id: string, { lang, uid, title }: Copying, { actor }: Pick<Saving, "actor">): Promise<Draft> {
    const { mutex, latest, translations } = this.options;
    return mutex.run(async () => {
      const source = latest.get(id);
      const copy = copyDocument(source.document, {
        lang,
        uid,
        title: title ?? source.title,
        findInLanguage: latest.findInLanguage,
        find: (linked) => latest.find(linked)?.document,
        translateAnchor: this.options.headingLinks.translateAnchor,
      });
      const draft = await this.createDraft(unscheduled, copy, actor);
      if (draft.document.lang !== source.document.lang)
        await translations.change(draft.document.id, { source: id, fields: {}, copied: listLeaves(draft.document) });
      return draft;
    });
  }

  /**
   * Saves a document as a draft and returns it, or the published version when a change was taken back and no draft is
   * left; throws `WriteError` (412) when `revision` is not the latest one.
   */
  update(target: DraftTarget, id: string, payload: Payload, { actor, revision }: Saving): Promise<Draft> {
    const { mutex, releases, latest } = this.options;
    return mutex.run(async () => {
      const folder = await releases.findDraftFolder(target);
      const existing = latest.get(id, folder);
      checkRevision(existing, revision);
      return this.save(folder, payload, { base: existing.document, title: existing.title, actor });
    });
  }

  /**
   * Saves an earlier version as an unscheduled draft, also of an unpublished document. Fields that no longer fit the
   * models are stored, but not served.
   */
  restore(version: StoredDocument, { actor, revision }: Saving): Promise<Draft> {
    const { mutex, models, latest } = this.options;
    return mutex.run(() => {
      const fitted = fitDocument(version, models.models);
      const { tags, uid, data, misfit } = fitted;
      const existing = latest.find(version.id);
      if (existing) checkRevision(existing, revision);
      const payload = { tags, data, ...(uid ? { uid } : {}) };
      const base = { ...(existing?.document ?? fitted), ...(misfit ? { misfit } : {}) };
      return this.save(unscheduled, payload, { base, title: existing?.title ?? getTitle(fitted), actor });
    });
  }

  /** Deletes stored values that are not served, named by the fields of their problems, from the unscheduled draft. */
  dropHidden(id: string, fields: readonly string[], { actor, revision }: Saving): Promise<Draft> {
    const { mutex, latest } = this.options;
    return mutex.run(() => {
      const existing = latest.get(id);
      checkRevision(existing, revision);
      return this.save(unscheduled, {}, { base: dropHidden(existing.document, fields), title: existing.title, actor });
    });
  }

  private async createDraft(place: string, payload: Payload, actor: Actor): Promise<Draft> {
    const { languages, latest, checks } = this.options;
    const { type = "", lang = "", uid = null, alternateId } = payload;
    checks.getType(type);
    if (!languages.includes(lang))
      throw new WriteError(
        400,
        describeUnknownLanguage(lang, languages),
        [{ field: "lang", reason: "unknown" }],
        named("language-unknown", lang),
      );
    const id = payload.id && !latest.find(payload.id) ? payload.id : newId();
    const group = alternateId ? this.getGroup(alternateId, lang) : id;
    const dates = { first_publication_date: neverPublished, last_publication_date: neverPublished };
    const base = { id, type, lang, group, ...dates, uid, tags: [], data: {} };
    return this.save(place, payload, { base, title: "", actor, isNew: true });
  }

  private async save(place: string, payload: Payload, { base, title, actor, isNew = false }: Before): Promise<Draft> {
    const { models, assets, drafts, checks, imageHosts, imageSize, permissions, approvals } = this.options;
    const { latest, notificationService, agentDrafts } = this.options;
    permissions.requireSave(actor, place);
    requireScope(actor, base);
    const model = checks.getType(base.type);
    const input = payload.data ? toStoredData(payload.data, { assets, imageSize, lang: base.lang }) : base.data;
    const { data, problems } = normalizeData(input, model.fields, models.models, base.id);
    problems.push(...findForeignImages(data, imageHosts));
    if (problems.length > 0) throw new WriteError(400, "The document does not fit its type", problems, named("misfit"));
    const uid = hasUid(model) ? (payload.uid ?? base.uid) : null;
    if (hasUid(model) && !uid)
      throw new WriteError(
        400,
        `a ${base.type} needs a uid`,
        [{ field: "uid", reason: "missing" }],
        named("uid-missing"),
      );
    const { misfit: _, ...served } = base;
    const document = keepMisfits({ ...served, uid, tags: payload.tags ?? base.tags, data }, base, models.models);
    const before = drafts.find(place, document.id);
    const draft = {
      // A title that was the document's own follows it.
      title: payload.title || (title === getTitle(base) ? getTitle(document) : title),
      // Two saves within a millisecond are two versions.
      saved: Math.max(Date.now(), before ? before.saved + 1 : 0),
      document,
      by: toPersonRef(actor),
      ...(payload.dates ? { dates: payload.dates } : {}),
    };
    if (isNew) checks.beforeCreating(draft, drafts.list(place));
    else checks.beforeSaving(draft, drafts.list(place));
    const isFirst = agentDrafts.isFirst(actor, place, document.id);
    const since = before && !isFirst ? getVersionStart(before, draft) : undefined;
    if (before && since === undefined) await this.options.history.addDraft(before);
    const stored = { ...draft, since: since ?? draft.saved };
    const published = place === unscheduled && before ? latest.findPublished(document.id) : undefined;
    if (published && this.isTakenBack(stored, published, actor)) {
      await drafts.remove(place, document.id);
      return published;
    }
    await drafts.save(place, stored);
    await agentDrafts.note(actor, { folder: place, before, after: stored, isNew });
    await approvals.follow(place, document.id, stored.by);
    const author = (before ?? latest.findPublished(document.id))?.by;
    const news = { kind: "page-changed", by: stored.by, document: { id: document.id, title: draft.title } } as const;
    if (author && !isNew) notificationService.tell([author.id], news);
    return stored;
  }

  /** Whether a draft is as published again and nothing waits for it: no agent's session, request or schedule. */
  private isTakenBack(draft: Draft, published: Draft, { tokenId }: Actor): boolean {
    const { requests, schedules } = this.options;
    const { id } = draft.document;
    if (tokenId !== undefined || requests.find(id) || schedules.find(id, "publish")) return false;
    return isDeepStrictEqual(toWritten(draft), toWritten(published));
  }

  private getGroup(id: string, lang: string): string {
    const existing = this.options.latest.find(id);
    if (!existing)
      throw new WriteError(400, `there is no document ${id}`, [{ field: "alternate_language_id", reason: "unknown" }]);
    return existing.document.lang === lang ? newId() : existing.document.group;
  }
}

/** What people write in a version: its dates are not part of it. */
function toWritten({ title, document }: Draft) {
  const { uid, tags, data } = toStored(document);
  return { title, uid, tags, data };
}

type Copying = InferType<typeof documentCopySchema>;

/** Data of a save: the version before, its title, the person, and whether there was no version before. */
type Before = { base: StoredDocument; title: string; actor: Actor; isNew?: boolean };
