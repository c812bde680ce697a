import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import {
  findRedirectProblems,
  isRedirect,
  findMissingFields,
} from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { checkPath, checkRequired, checkOrphans } from "./checkPaths.server.ts";
import { checkUnique } from "./checkUnique.server.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  /** Origin of the site; redirects may contain absolute URLs of it. */
  siteUrl: string;
  languages: string[];
};

/** Checks documents against all others before they are saved, published or unpublished. */
export class DocumentChecks {
  readonly #options: Options;
  readonly #repository: Repository;
  readonly #models: ModelStore;

  constructor(options: Options) {
    this.#options = options;
    this.#repository = options.repository;
    this.#models = options.models;
  }

  /** The model of a type; throws `WriteError` for an unknown type. */
  getType(type: string) {
    const model = this.#models.models.types.get(type);
    if (!model)
      throw new WriteError(
        400,
        `there is no type ${type}`,
        [{ field: "type", reason: "unknown" }],
        named("type-unknown", type),
      );
    return model;
  }

  /** Throws `WriteError` when a draft conflicts with others of its folder. */
  beforeSaving(draft: Draft, others: Draft[]): void {
    const former = others.find(({ document }) => document.id === draft.document.id);
    const lookup = this.#lookUp([...others, draft]);
    this.#checkTaken(draft.document, lookup, former);
    this.#checkRedirect(draft.document, lookup);
  }

  /** Throws `WriteError` when drafts cannot be published together. */
  beforePublishing(drafts: Draft[]): void {
    const lookup = this.#lookUp(drafts);
    for (const { document } of drafts) {
      this.#checkTaken(document, lookup);
      this.#checkRedirect(document, lookup, findMissingFields(document));
    }
  }

  /** Throws `WriteError` when the site requires a document. */
  beforeRemoving(document: StoredDocument): void {
    checkRequired(document, this.getType(document.type).repeatable);
    const others = this.#repository.master.documents.filter(({ id }) => id !== document.id);
    const after = new DocumentLookup(others, [], (id) =>
      id === document.id ? undefined : this.#repository.document(id),
    );
    checkOrphans(document, this.#lookUp([]), after);
  }

  #lookUp(drafts: Draft[]): DocumentLookup {
    return new DocumentLookup(this.#repository.master.documents, drafts, this.#repository.document);
  }

  #checkRedirect(document: StoredDocument, lookup: DocumentLookup, missing: Problem[] = []): void {
    if (!isRedirect(document)) return;
    const { siteUrl, languages } = this.#options;
    const problems = [...missing, ...findRedirectProblems(document, { lookup, siteUrl, languages })];
    const [first] = problems;
    if (first) throw new WriteError(400, `The redirect cannot be done: ${first.reason}`, problems, named("redirect"));
  }

  // Two documents of one type and language with the same uid would have the same path.
  #checkTaken(document: StoredDocument, lookup: DocumentLookup, former?: Draft): void {
    checkUnique(document, lookup, this.getType(document.type).repeatable);
    const published = this.#repository.document(document.id);
    if (published) checkRequired(published, true, document.uid);
    checkPath(document, lookup, [published ?? [], former?.document ?? []].flat());
  }
}
