import type { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { composeDocument } from "#cms/cli/compose/composeDocument.ts";
import { DraftError, readDraft } from "#cms/cli/compose/draft.ts";
import type { Draft as ShortDraft } from "#cms/cli/compose/draft.ts";
import { indexPaths } from "#cms/cli/compose/indexPaths.ts";
import { findNamed } from "#cms/cli/open/findNamed.ts";
import { openDocument } from "#cms/cli/open/openDocument.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import type { DocumentService, Saving } from "#cms/drafts/DocumentService.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { neverPublished } from "#cms/publishing/PublicationWriter.server.ts";
import { compareDocuments } from "#cms/repository/domain/compareDocuments.ts";
import { toLang } from "#cms/repository/domain/languages.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import { isEmptyValue, isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";

import { applyOperations, readTarget } from "./applyOperations.server.ts";
import type { Edited, Operation } from "./contract.ts";

type Options = {
  catalog: DocumentCatalog;
  latest: LatestVersions;
  models: ModelStore;
  contentChecks: ContentChecks;
  documentService: DocumentService;
};

type Edit = { operations: readonly Operation[]; isDryRun: boolean };

/** Reads, changes and creates documents in short form, always as drafts. */
export class ShortService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** The newest version of a document by id, public path or UID; throws `WriteError` (404, 409 in several languages). */
  find(page: string, lang: string | undefined): Draft {
    const { catalog, latest } = this.options;
    const path = page.startsWith("/") && !page.endsWith("/") ? `${page}/` : page;
    const own = catalog.entries.get(page) ?? catalog.findByPath(path);
    if (own) return latest.get(own.draft.document.id);
    const found = this.findByName(path).filter((one) => lang === undefined || one.lang === toLang(lang));
    const [first, ...more] = found;
    if (!first) throw new WriteError(404, `There is no ${page.slice(0, 200)} in ${lang ?? "any language"}`);
    if (more.length === 0) return latest.get(first.id);
    const langs = found.map((one) => one.lang).join(", ");
    throw new WriteError(409, `${page.slice(0, 200)} exists in ${langs}: send lang too, or an id`);
  }

  /** A document in short form; each slice has its id. */
  open(document: StoredDocument): JsonObject {
    const draft = openDocument(document, this.documents, this.options.models.models);
    const stored = Array.isArray(document.data.slices) ? document.data.slices : [];
    const own = { ...draft, data: isObject(draft.data) ? omitEmpty(draft.data) : {} };
    if (!Array.isArray(draft.slices)) return own;
    const slices = draft.slices.map((slice, index) => {
      const full = stored[index];
      if (!isObject(slice) || !isObject(full) || slice.slice_type !== undefined) return slice;
      const { type = null, ...rest } = slice;
      return { type, $id: full.id ?? null, ...omitEmpty(rest) };
    });
    return { ...own, slices };
  }

  /** Changes a document and saves it as a draft, or only says what would change; throws `WriteError` (400, 412). */
  async edit(id: string, { operations, isDryRun }: Edit, saving: Saving): Promise<Edited & { draft: Draft }> {
    const { latest, documentService } = this.options;
    const current = latest.get(id);
    const before = current.document;
    this.requireCurrent(current, operations, saving.revision);
    const { document, problems } = this.compose(applyOperations(this.open(before), operations), before);
    requireNone(problems);
    const after = this.normalize(document);
    const outcome = this.compare(before, after);
    if (isDryRun) return { ...outcome, saved: false, draft: current };
    const { uid, tags, data } = after;
    const saved = await documentService.update("unscheduled", id, { tags, data, ...(uid ? { uid } : {}) }, saving);
    return { ...outcome, saved: true, draft: saved };
  }

  /** Creates a document from its short form as a draft; throws `WriteError` (400, 409). */
  create(value: unknown, saving: Pick<Saving, "actor">): Promise<Draft> {
    const { document, problems } = this.compose(value, undefined);
    requireNone(problems);
    const { type, lang, uid, tags, data, group, id } = this.normalize(document);
    const isTranslation = isObject(value) && value.group !== undefined;
    const translated = isTranslation ? this.documents.find((one) => one.group === group)?.id : undefined;
    const title = typeof data.title === "string" && data.title ? data.title : (uid ?? type);
    const payload = { title, type, lang, tags, data, id, ...(uid ? { uid } : {}), alternateId: translated };
    return this.options.documentService.create("unscheduled", payload, saving);
  }

  private get documents(): StoredDocument[] {
    return [...this.options.catalog.entries.values()].map(({ draft }) => draft.document);
  }

  private findByName(name: string): { id: string; lang: string }[] {
    try {
      return findNamed(name, this.documents);
    } catch (error) {
      throw new WriteError(404, error instanceof Error ? error.message : String(error));
    }
  }

  private readDraft(value: unknown): ShortDraft {
    try {
      return readDraft(value);
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
      throw new WriteError(400, error.message, [{ field: error.field, reason: error.message }]);
    }
  }

  private compose(value: unknown, before: StoredDocument | undefined) {
    const { models } = this.options.models;
    const findIdByPath = indexPaths([], this.documents);
    return composeDocument(this.readDraft(value), { models, findIdByPath, before, now: neverPublished });
  }

  /** The full shape of a document; throws `WriteError` (400) when it does not fit its type. */
  private normalize(document: StoredDocument): StoredDocument {
    const { data, problems } = this.shape(document);
    requireNone(problems);
    return { ...document, data };
  }

  private shape({ id, type, data }: StoredDocument) {
    const { models } = this.options.models;
    return normalizeData(data, models.types.get(type)?.fields ?? {}, models, id);
  }

  private compare(before: StoredDocument, after: StoredDocument): Pick<Edited, "changes" | "findings"> {
    const { models, contentChecks } = this.options;
    const getSliceName = (type: string) => type;
    return {
      changes: compareDocuments({ ...before, data: this.shape(before).data }, after, {
        models: models.models,
        getSliceName,
      }),
      findings: contentChecks.check(after),
    };
  }

  private requireCurrent(current: Draft, operations: readonly Operation[], revision: string | undefined): void {
    try {
      checkRevision(current, revision);
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      const now = this.open(current.document);
      const sides = operations.map((operation) => ({ yours: operation, theirs: readTarget(now, operation) ?? null }));
      throw new WriteError(412, error.message, [], { ...error.facts, sides });
    }
  }
}

const omitEmpty = (values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      const isEmptyLink = isObject(value) && value.link_type !== undefined && Object.keys(value).length === 1;
      return !isEmptyLink && !isEmptyValue(value);
    }),
  );

function requireNone(problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const sentence = problems.map(({ field, reason }) => `${field}: ${reason}`).join("; ");
  throw new WriteError(400, sentence.slice(0, 2_000), [...problems], named("misfit"));
}
