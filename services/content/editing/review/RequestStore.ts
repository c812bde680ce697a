import { join } from "node:path";

import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { personRefSchema } from "../../../../features/shared/contracts/studio/people.ts";
import { Mutex } from "../../../kit/Mutex.ts";
import { readJson, writeJson } from "../../storage/jsonFiles.ts";

const requestSchema = object({
  document: string().required(),
  by: personRefSchema.required(),
  at: number().required(),
  note: string().defined(),
});
const schema = array(requestSchema.required()).required();

/** A draft that waits for a publisher. */
export type StoredRequest = InferType<typeof requestSchema>;

/** Drafts that wait for a publisher, in `requests.json`, the oldest first. */
export class RequestStore {
  readonly #file: string;
  readonly #mutex = new Mutex();
  #requests: StoredRequest[] = [];

  constructor(folder: string) {
    this.#file = join(folder, "requests.json");
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    const value = await readJson(this.#file);
    this.#requests = value === undefined ? [] : await schema.validate(value);
  }

  get all(): readonly StoredRequest[] {
    return this.#requests;
  }

  find = (document: string): StoredRequest | undefined => this.#requests.find((one) => one.document === document);

  /** Adds one, in place of another for the same document. */
  set(request: StoredRequest): Promise<void> {
    return this.#mutex.run(() => this.#write([...this.#without(request.document), request]));
  }

  /** Ends one; returns whether there was one. */
  remove(document: string): Promise<boolean> {
    return this.#mutex.run(async () => {
      if (!this.find(document)) return false;
      await this.#write(this.#without(document));
      return true;
    });
  }

  #without = (document: string) => this.#requests.filter((one) => one.document !== document);

  async #write(requests: StoredRequest[]): Promise<void> {
    await writeJson(this.#file, requests);
    this.#requests = requests;
  }
}
