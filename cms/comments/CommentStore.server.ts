import type { PersonRef } from "#cms/people/contract.ts";
import type { Mutex } from "#kit/Mutex.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import { pickReadable } from "#cms/repository/store/shapes.server.ts";

import { commentSchema, commentsSchema } from "./contract.ts";
import type { Comment } from "./contract.ts";

const maxComments = 500;

const shape = {
  read: (stored: unknown) => commentsSchema.validateSync(stored),
  salvage: (stored: unknown) => ({ results: pickReadable(isObject(stored) ? stored.results : [], commentSchema) }),
};

/** Comments on fields of a document, in `comments/{document}.json`; read at each request. */
export class CommentStore {
  readonly #state: StateStore;
  readonly #mutex: Mutex;

  constructor({ state, makeMutex }: Pick<Coordination, "state" | "makeMutex">) {
    this.#state = state;
    this.#mutex = makeMutex("comments");
  }

  /** The comments of a document, oldest first. */
  async list(document: string): Promise<Comment[]> {
    return (await this.#state.read(getName(document), shape))?.results ?? [];
  }

  /** Adds a comment, dropping resolved ones above the limit. Throws `WriteError` (409) when too many are open. */
  add(document: string, given: { field: string; text: string; by: PersonRef }): Promise<Comment> {
    const comment = { id: newId(), ...given, at: Date.now(), resolved: false, resolved_by: null };
    return this.#mutex.run(async () => {
      const all = await this.list(document);
      const oldest = all.length < maxComments ? undefined : all.find(({ resolved }) => resolved);
      if (all.length >= maxComments && !oldest)
        throw new WriteError(
          409,
          `There are ${maxComments} open comments already; resolve some first`,
          [],
          named("too-many-comments", maxComments),
        );
      await this.#write(document, [...all.filter((one) => one !== oldest), comment]);
      return comment;
    });
  }

  /** Resolves a comment, or reopens it. */
  change(document: string, id: string, resolved: boolean, by: PersonRef): Promise<Comment> {
    return this.#mutex.run(async () => {
      const all = await this.list(document);
      const changed = { ...find(all, id), resolved, resolved_by: resolved ? by : null };
      await this.#write(
        document,
        all.map((one) => (one.id === id ? changed : one)),
      );
      return changed;
    });
  }

  /** Deletes a comment, if the person may. */
  remove(document: string, id: string, mayRemove: (comment: Comment) => void): Promise<void> {
    return this.#mutex.run(async () => {
      const all = await this.list(document);
      mayRemove(find(all, id));
      await this.#write(
        document,
        all.filter((one) => one.id !== id),
      );
    });
  }

  #write = (document: string, results: Comment[]) => this.#state.write(getName(document), { results });
}

function getName(document: string): string {
  if (!/^[\w-]{1,100}$/.test(document)) throw new WriteError(404, `Document ${document} not found`);
  return `comments/${document}`;
}

function find(all: Comment[], id: string): Comment {
  const found = all.find((one) => one.id === id);
  if (!found) throw new WriteError(404, `There is no comment ${id}`, [], named("no-comment"));
  return found;
}
