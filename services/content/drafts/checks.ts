import type { Repository } from "../files/repository.ts";
import type { StoredDocument } from "../model/document.ts";
import type { ModelStore } from "../model/modelStore.ts";
import { WriteError } from "../write/writeError.ts";
import { refuseAddress, refuseLoss, refuseOrphans } from "./addresses.ts";
import { refuseClash } from "./clashes.ts";
import type { Draft } from "./drafts.ts";
import { Neighbours } from "./Neighbours.ts";

/** What documents have to fulfil beside the others before they are kept, published or taken off the site. */
export class Checks {
  readonly #repository: Repository;
  readonly #models: ModelStore;

  constructor(repository: Repository, models: ModelStore) {
    this.#repository = repository;
    this.#models = models;
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
    this.#refuseTaken(draft.document, this.#beside([...others, draft]), former);
  }

  /** Throws `WriteError` when drafts cannot be published together. */
  beforePublishing(drafts: Draft[]): void {
    const beside = this.#beside(drafts);
    for (const { document } of drafts) this.#refuseTaken(document, beside);
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

  // Two documents of one type and language with the same uid would answer for one address.
  #refuseTaken(document: StoredDocument, beside: Neighbours, former?: Draft): void {
    refuseClash(document, beside, this.typeOf(document.type).repeatable);
    const published = this.#repository.document(document.id);
    if (published) refuseLoss(published, true, document.uid);
    refuseAddress(document, beside, [published ?? [], former?.document ?? []].flat());
  }
}
