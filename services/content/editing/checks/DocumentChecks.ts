import type { Repository } from "../../storage/Repository.ts";
import type { Problem } from "../../domain/model/context.ts";
import type { StoredDocument } from "../../domain/model/document.ts";
import type { ModelStore } from "../../storage/ModelStore.ts";
import { WriteError } from "../WriteError.ts";
import { refuseAddress, refuseLoss, refuseOrphans } from "./checkPaths.ts";
import { refuseClash } from "./checkUnique.ts";
import type { Draft } from "../DraftStore.ts";
import { Neighbours } from "../../domain/paths/DocumentLookup.ts";
import { findRedirectProblems, isRedirect, missingIn } from "../../domain/paths/findRedirectProblems.ts";

type Options = {
  repository: Repository;
  models: ModelStore;
  /** Origin of the site, whose addresses may stand in redirects. */
  siteUrl: string;
  languages: string[];
};

/** What documents have to fulfil beside the others before they are kept, published or taken off the site. */
export class Checks {
  readonly #options: Options;
  readonly #repository: Repository;
  readonly #models: ModelStore;

  constructor(options: Options) {
    this.#options = options;
    this.#repository = options.repository;
    this.#models = options.models;
  }

  /** The model of a type; throws `WriteError` when there is none. */
  typeOf(type: string) {
    const model = this.#models.models.types.get(type);
    if (!model) throw new WriteError(400, `there is no type ${type}`, [{ field: "type", reason: "unknown" }]);
    return model;
  }

  /** Throws `WriteError` when a draft cannot stand beside the others of its place. */
  beforeSaving(draft: Draft, others: Draft[]): void {
    const former = others.find(({ document }) => document.id === draft.document.id);
    const beside = this.#beside([...others, draft]);
    this.#refuseTaken(draft.document, beside, former);
    this.#refuseRedirect(draft.document, beside);
  }

  /** Throws `WriteError` when drafts cannot be published together. */
  beforePublishing(drafts: Draft[]): void {
    const beside = this.#beside(drafts);
    for (const { document } of drafts) {
      this.#refuseTaken(document, beside);
      this.#refuseRedirect(document, beside, missingIn(document));
    }
  }

  /** Throws `WriteError` when the site cannot do without a document. */
  beforeRemoving(document: StoredDocument): void {
    refuseLoss(document, this.typeOf(document.type).repeatable);
    const others = this.#repository.master.documents.filter(({ id }) => id !== document.id);
    const after = new Neighbours(others, [], (id) => (id === document.id ? undefined : this.#repository.document(id)));
    refuseOrphans(document, this.#beside([]), after);
  }

  #beside(drafts: Draft[]): Neighbours {
    return new Neighbours(this.#repository.master.documents, drafts, this.#repository.document);
  }

  #refuseRedirect(document: StoredDocument, beside: Neighbours, missing: Problem[] = []): void {
    if (!isRedirect(document)) return;
    const { siteUrl, languages } = this.#options;
    const problems = [...missing, ...findRedirectProblems(document, { beside, siteUrl, languages })];
    const [first] = problems;
    if (first) throw new WriteError(400, `The redirect cannot be done: ${first.reason}`, problems);
  }

  // Two documents of one type and language with the same uid would answer for one address.
  #refuseTaken(document: StoredDocument, beside: Neighbours, former?: Draft): void {
    refuseClash(document, beside, this.typeOf(document.type).repeatable);
    const published = this.#repository.document(document.id);
    if (published) refuseLoss(published, true, document.uid);
    refuseAddress(document, beside, [published ?? [], former?.document ?? []].flat());
  }
}
