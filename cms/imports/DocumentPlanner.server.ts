import type { DocumentChecks } from "#cms/checks/DocumentChecks.server.ts";
import { renameReferences } from "#cms/cli/sync/readRepository.ts";
import type { NewDocument } from "#cms/drafts/DocumentService.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { toStoredData } from "#cms/drafts/toStoredData.server.ts";
import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import { toPath } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { WriteError } from "#cms/http/WriteError.server.ts";
import { neverPublished } from "#cms/publishing/PublicationWriter.server.ts";
import { hasUid } from "#cms/repository/domain/model/fitDocument.ts";
import { dataContext, normalizeFields } from "#cms/repository/domain/model/normalize.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";

import type { Imported, Loss } from "./contract.ts";
import { dropDeadLinks } from "./dropDeadLinks.server.ts";
import type { TakenFiles } from "./FileIntake.server.ts";
import { makeLoss, withFailure } from "./makeLoss.server.ts";
import { planRedirects } from "./planRedirects.server.ts";
import type { Source, SourceDocument } from "./sources/source.server.ts";

type Options = {
  repository: Repository;
  catalog: DocumentCatalog;
  models: ModelStore;
  checks: DocumentChecks;
  assets: AssetStore;
  languages: readonly string[];
  siteUrl: string;
  imageSize: (name: string) => { width: number; height: number } | undefined;
};

/** Documents of a source that can be imported, and the files that they use. */
export type Selection = {
  documents: SourceDocument[];
  keys: ReadonlySet<string>;
  losses: Loss[];
  /** Documents that are here already, by their ids in the source. */
  existing: ReadonlyMap<string, string>;
  /** Names of all documents of the source, by their ids there. */
  names: ReadonlyMap<string, string>;
};

/** An import as it would be stored. */
export type Planned = Pick<Imported, "documents" | "redirects" | "losses"> & { drafts: NewDocument[] };

/** A document with what it loses. */
type Made = NewDocument & { losses: Loss[] };

const getKey = ({ type, lang, uid, id }: { type: string; lang: string; uid: string | null; id: string }) =>
  `${type} ${lang} ${uid ?? id}`;

/** Decides what of a source becomes a document, and makes the documents. */
export class DocumentPlanner {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** What can be imported: known types and languages, each UID once, nothing that is here already. */
  select({ documents, losses: before }: Source): Selection {
    const { models, catalog, languages } = this.options;
    const { types } = models.models;
    const here = [...catalog.entries.values()].map(({ draft }) => draft.document);
    const byKey = new Map(here.map((document) => [getKey(document), document.id]));
    const ids = new Set(here.map(({ id }) => id));
    const losses = [...before];
    const existing = new Map<string, string>();
    const taken = new Set<string>();
    const selected = documents.flatMap((document): SourceDocument[] => {
      const type = types.get(document.type);
      if (!type || !languages.includes(document.lang)) {
        losses.push(
          type ? makeLoss(document.where, "language", document.lang) : makeLoss(document.where, "type", document.type),
        );
        return [];
      }
      const own = { ...document, uid: hasUid(type) ? document.uid : null };
      const found = byKey.get(type.repeatable ? getKey(own) : getKey({ ...own, uid: null, id: type.id }));
      const known = found ?? (ids.has(own.id) ? own.id : undefined) ?? this.findSingle(own, type.repeatable);
      if (known !== undefined) {
        existing.set(own.id, known);
        losses.push(makeLoss(own.where, "exists", catalog.entries.get(known)?.path ?? known));
        return [];
      }
      const uid = own.uid === null ? null : findFreeUid(own, (one) => taken.has(getKey({ ...own, uid: one })));
      if (uid !== own.uid) losses.push(makeLoss(own.where, "address-changed", own.uid ?? "", uid ?? ""));
      taken.add(getKey({ ...own, uid }));
      return [{ ...own, uid }];
    });
    const names = new Map(documents.map(({ id, where }) => [id, where]));
    return { documents: selected, keys: this.listKeys(selected), losses, existing, names };
  }

  /** The documents with their files; what conflicts with others or does not fit is a loss. */
  async plan(selection: Selection, files: TakenFiles): Promise<Planned> {
    const { repository, checks, catalog } = this.options;
    const losses = [...selection.losses];
    const sources = new Map(selection.documents.map((document) => [document.id, document]));
    let made: Made[] = [];
    for (;;) {
      // Those that link to one that conflicts are made without the link.
      made = [...sources.values()].map((document) => this.make(document, { selection, files, sources }));
      const conflicts = checks.findConflicts(
        { drafts: made.map(({ draft }) => draft), removed: [] },
        repository.master,
      );
      if (conflicts.length === 0) break;
      for (const { document, error } of conflicts) {
        losses.push(toConflict(sources.get(document.id)?.where ?? document.id, error));
        sources.delete(document.id);
      }
    }
    losses.push(...made.flatMap((one) => one.losses));
    const told = new Set(losses.map(({ texts }) => texts));
    losses.push(...files.losses.filter(({ texts }) => !told.has(texts)));
    const byId = new Map(made.map(({ draft }) => [draft.document.id, draft.document]));
    const find = (id: string) => byId.get(id) ?? catalog.entries.get(id)?.draft.document;
    const documents = made.map(({ draft, isDraft }) => {
      const { id, type, lang, uid } = draft.document;
      const where = sources.get(id)?.where ?? id;
      return { id, where, title: draft.title, type, lang, uid, path: toPath(draft.document, find), is_draft: isDraft };
    });
    const pages = documents.map(({ id, where, path }) => ({ id, where, path, paths: sources.get(id)?.paths ?? [] }));
    const redirects = planRedirects(pages, { ...this.options, models: this.options.models.models });
    return {
      documents,
      redirects: redirects.list,
      losses: [...losses, ...redirects.losses],
      drafts: [...made, ...redirects.drafts],
    };
  }

  /** The only document of a type that has one in each language. */
  private findSingle({ type, lang }: SourceDocument, isRepeatable: boolean): string | undefined {
    if (isRepeatable) return undefined;
    const here = [...this.options.catalog.entries.values()].map(({ draft }) => draft.document);
    return here.find((one) => one.type === type && one.lang === lang)?.id;
  }

  private listKeys(documents: readonly SourceDocument[]): Set<string> {
    const keys = new Set<string>();
    const collect = (key: string) => {
      keys.add(key);
      return { url: key, alt: null };
    };
    const context = { models: this.options.models.models, toImage: collect, toMedia: collect, lose: () => undefined };
    for (const document of documents) document.make(context);
    return keys;
  }

  private make(
    source: SourceDocument,
    { selection, files, sources }: { selection: Selection; files: TakenFiles; sources: ReadonlyMap<string, unknown> },
  ): Made {
    const { models, assets, imageSize, catalog } = this.options;
    const losses: Loss[] = [];
    const isHere = (target: string) => sources.has(target) || catalog.entries.has(target);
    const lose = (...[code, ...values]: Parameters<Parameters<SourceDocument["make"]>[0]["lose"]>) => {
      // Why the file was not taken says more.
      const cause = code === "picture" ? files.losses.find(({ where }) => where === values[0]) : undefined;
      losses.push(cause ? { ...cause, where: source.where } : makeLoss(source.where, code, ...values));
    };
    const { id, type, uid, lang, tags } = source;
    const parts = { models: models.models, toImage: files.toImage, toMedia: files.toMedia, lose };
    const renamed = renameReferences(source.make(parts), {
      document: (target) => selection.existing.get(target) ?? target,
      file: (name) => name,
    });
    const fields = models.models.types.get(type)?.fields ?? {};
    const linked = dropDeadLinks(renamed, isHere, (target) => lose("target", selection.names.get(target) ?? target));
    const stored = toStoredData(linked, { assets, imageSize, lang });
    // What is empty there is no loss.
    const context = dataContext(models.models, id, true);
    const data = normalizeFields(stored, fields, context);
    for (const { field, reason } of context.problems) lose("field", field, reason);
    if (source.isDraft) lose("not-public");
    const group = selection.existing.get(source.group) ?? source.group;
    const dates = { first_publication_date: neverPublished, last_publication_date: neverPublished };
    const document = { id, type, uid, lang, group: this.findGroup(group), tags, ...dates, data };
    const draft: Draft = {
      title: source.title || getTitle(document),
      saved: Date.now(),
      document,
      ...(source.dates ? { dates: source.dates } : {}),
    };
    return { draft, isDraft: source.isDraft, losses };
  }

  /** A translation of a document that is here joins its group. */
  private findGroup(id: string): string {
    return this.options.catalog.entries.get(id)?.draft.document.group ?? id;
  }
}

const toConflict = (where: string, error: WriteError): Loss =>
  withFailure(makeLoss(where, "conflict", error.message), error);

function findFreeUid({ uid }: SourceDocument, isTaken: (uid: string) => boolean): string {
  const base = (uid ?? "").slice(0, 190);
  let free = base;
  for (let count = 2; isTaken(free); count += 1) free = `${base}-${count}`;
  return free;
}
