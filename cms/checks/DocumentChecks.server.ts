import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import type { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import {
  findMissingFields,
  findRedirectProblems,
  isRedirect,
} from "#cms/repository/domain/paths/findRedirectProblems.ts";
import { lookUpAfter, noChanges, withVersion } from "#cms/publishing/ChangeSet.server.ts";
import type { ChangeSet, PublishedContent } from "#cms/publishing/ChangeSet.server.ts";

import { checkCycle, checkOrphans, checkPath, checkRequired, checkReserved } from "./checkPaths.server.ts";
import { checkUnique } from "./checkUnique.server.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  /** Origin of the site; redirects may contain absolute URLs of it. */
  siteUrl: string;
  languages: string[];
};

/** A document of a change set that conflicts with others, and the error. */
export type Conflict = { document: StoredDocument; isRemoval: boolean; error: WriteError };

/** Checks documents against all others before they are saved, published or unpublished. */
export class DocumentChecks {
  private readonly options: Options;
  private readonly repository: Repository;
  private readonly models: ModelStore;

  constructor(options: Options) {
    this.options = options;
    this.repository = options.repository;
    this.models = options.models;
  }

  /** The model of a type; throws `WriteError` for an unknown type. */
  getType(type: string) {
    const model = this.models.models.types.get(type);
    if (!model)
      throw new WriteError(
        400,
        `there is no type ${type}`,
        [{ field: "type", reason: "unknown" }],
        named("type-unknown", type),
      );
    return model;
  }

  /** Throws `WriteError` when a new draft conflicts with published documents or with others of its folder. */
  beforeCreating(draft: Draft, others: Draft[]): void {
    const lookup = this.lookUp(draft, others);
    checkUnique(draft.document, lookup, this.getType(draft.document.type).repeatable);
    checkPath(draft.document, lookup, []);
    this.beforeSaving(draft, others);
  }

  /**
   * Throws `WriteError` for a draft that cannot be published together with any other. A taken uid or path is no reason:
   * pages that swap their paths are saved one after the other, and publication judges them together.
   */
  beforeSaving(draft: Draft, others: Draft[]): void {
    const lookup = this.lookUp(draft, others);
    const { document } = draft;
    const published = this.repository.document(document.id);
    if (published) checkRequired(published, true, document.uid);
    checkReserved(document);
    checkCycle(document, lookup);
    this.checkRedirect(document, lookup);
  }

  /** Conflicts of a change set with the content as it is after it. */
  findConflicts(set: ChangeSet, base: PublishedContent): Conflict[] {
    const before = lookUpAfter(base, noChanges);
    const after = lookUpAfter(base, set);
    return [
      ...set.drafts.flatMap(({ document }) => {
        const error = catchWriteError(() => this.checkPublished(document, after, base.find(document.id)));
        return error ? [{ document, isRemoval: false, error }] : [];
      }),
      ...set.removed.flatMap((document) => {
        const error = catchWriteError(() => {
          checkRequired(document, this.getType(document.type).repeatable);
          checkOrphans(document, before, after);
        });
        return error ? [{ document, isRemoval: true, error }] : [];
      }),
    ];
  }

  private lookUp(draft: Draft, others: Draft[]): DocumentLookup {
    return lookUpAfter(this.repository.master, { drafts: withVersion(others, draft), removed: [] });
  }

  private checkPublished(document: StoredDocument, after: DocumentLookup, published: StoredDocument | undefined): void {
    checkUnique(document, after, this.getType(document.type).repeatable);
    if (published) checkRequired(published, true, document.uid);
    checkCycle(document, after);
    checkReserved(document, after);
    checkPath(document, after, published ? [published] : []);
    this.checkRedirect(document, after, findMissingFields(document));
  }

  private checkRedirect(document: StoredDocument, lookup: DocumentLookup, missing: Problem[] = []): void {
    if (!isRedirect(document)) return;
    const { siteUrl, languages } = this.options;
    const problems = [...missing, ...findRedirectProblems(document, { lookup, siteUrl, languages })];
    const [first] = problems;
    if (first) throw new WriteError(400, `The redirect cannot be done: ${first.reason}`, problems, named("redirect"));
  }
}

function catchWriteError(check: () => void): WriteError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error;
    throw error;
  }
}
