import { number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

const requestSchema = object({
  document: string().required(),
  by: personRefSchema.required(),
  at: number().required(),
  note: string().defined(),
});
const shape = listOf(requestSchema);

/** A draft awaiting a publisher. */
type StoredRequest = InferType<typeof requestSchema>;

/** Drafts awaiting a publisher, in `requests.json`, oldest first. */
export class RequestStore {
  readonly #state: StateStore;
  readonly #mutex: Mutex;
  #requests: StoredRequest[] = [];

  constructor({ state, makeMutex }: Pick<Coordination, "state" | "makeMutex">) {
    this.#state = state;
    this.#mutex = makeMutex("requests");
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    this.#requests = (await this.#state.read("requests", shape)) ?? [];
  }

  get all(): readonly StoredRequest[] {
    return this.#requests;
  }

  find = (document: string): StoredRequest | undefined => this.#requests.find((one) => one.document === document);

  /** Adds a request, replacing one for the same document. */
  set(request: StoredRequest): Promise<void> {
    return this.#mutex.run(() => this.#write([...this.#without(request.document), request]));
  }

  /** Removes a request; returns whether there was one. */
  remove(document: string): Promise<boolean> {
    return this.#mutex.run(async () => {
      if (!this.find(document)) return false;
      await this.#write(this.#without(document));
      return true;
    });
  }

  #without = (document: string) => this.#requests.filter((one) => one.document !== document);

  async #write(requests: StoredRequest[]): Promise<void> {
    await this.#state.write("requests", requests);
    this.#requests = requests;
  }
}
