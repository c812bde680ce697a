import type { StateStore } from "#cms/repository/store/StateStore.server.ts";

import { translationSchema } from "./contract.ts";
import type { Translation } from "./contract.ts";

const folder = "translations";

const shape = {
  read: (stored: unknown) => translationSchema.validateSync(stored),
  salvage: (): Translation => ({ source: null, fields: {} }),
};

/** Sources of translations, field by field, in `translations/{document}.json`. */
export class TranslationRecords {
  readonly #state: StateStore;
  readonly #all = new Map<string, Translation>();
  #changes = 0;

  constructor(state: StateStore) {
    this.#state = state;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    const names = await this.#state.list(folder);
    await Promise.all(names.map((name) => this.reload(name.slice(folder.length + 1))));
  }

  /** Reloads a document's marks that another instance has written. */
  async reload(id: string): Promise<void> {
    const found = await this.#state.read(`${folder}/${id}`, shape);
    if (found) this.#all.set(id, found);
    this.#changes += 1;
  }

  find = (id: string): Translation | undefined => this.#all.get(id);

  /** A counter that grows with every change. */
  get changes(): number {
    return this.#changes;
  }

  /** Marks fields as done, or as not done with null. Another source resets it. Callers hold the mutex. */
  async change(id: string, { source, fields }: Translation): Promise<Translation> {
    const known = this.#all.get(id);
    const merged = { ...(known?.source === source ? known.fields : {}), ...fields };
    const next = { source, fields: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) };
    await this.#state.write(`${folder}/${id}`, next);
    this.#all.set(id, next);
    this.#changes += 1;
    return next;
  }

  /** Ends the marks of a deleted document. Callers hold the mutex. */
  async remove(id: string): Promise<void> {
    if (!this.#all.get(id)?.source) return;
    const none = { source: null, fields: {} };
    await this.#state.write(`${folder}/${id}`, none);
    this.#all.set(id, none);
    this.#changes += 1;
  }
}
