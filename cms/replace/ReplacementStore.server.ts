import { array, mixed, object, string } from "yup";
import type { InferType } from "yup";

import type { Mutex } from "#kit/Mutex.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

import { replacementSchema } from "./contract.ts";

type Former = { index: number; text: string; spans: JsonObject[] };

const isFormer = (value: unknown): value is Former[] => Array.isArray(value);

const storedSchema = replacementSchema.shape({
  documents: array(
    object({
      id: string().required(),
      title: string().defined(),
      /** The release of its draft; null without one. */
      release: string().nullable().defined(),
      /** Hash of its content after the replacement. */
      content: string().required(),
      /** Previous texts, by index among the texts of the document. */
      texts: mixed<Former[]>(isFormer).required(),
      /** Whether it had no draft before. */
      is_new: mixed<boolean>((value): value is boolean => typeof value === "boolean").required(),
    }).required(),
  ).required(),
});
const shape = listOf(storedSchema);

export type StoredReplacement = InferType<typeof storedSchema>;

// Bounded, because each entry contains the previous text of every match.
const maxStored = 10;

/** The last replacements with the data to revert them, in `replacements.json`, latest first. */
export class ReplacementStore {
  readonly #state: StateStore;
  readonly #mutex: Mutex;
  #all: StoredReplacement[] = [];

  constructor({ state, makeMutex }: Pick<Coordination, "state" | "makeMutex">) {
    this.#state = state;
    this.#mutex = makeMutex("replacements");
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    this.#all = (await this.#state.read("replacements", shape)) ?? [];
  }

  get all(): readonly StoredReplacement[] {
    return this.#all;
  }

  /** Adds a replacement, or updates it. */
  set(replacement: StoredReplacement): Promise<void> {
    return this.#mutex.run(async () => {
      const others = this.#all.filter(({ id }) => id !== replacement.id);
      const next = [...others, replacement].sort((a, b) => b.at - a.at).slice(0, maxStored);
      await this.#state.write("replacements", next);
      this.#all = next;
    });
  }
}
