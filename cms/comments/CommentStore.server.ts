import type { PersonRef } from "#cms/people/contract.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { commentSchema } from "./contract.ts";
import type { Comment } from "./contract.ts";
import { newId } from "#cms/releases/Releases.server.ts";

// All of them are in every answer, which open editors request twice a minute.
const maxComments = 200;

/** Comments on fields of a document; read at each request. */
export class CommentStore {
  private readonly store: ContentStore;

  constructor(store: ContentStore) {
    this.store = store;
  }

  /** The comments of a document, oldest first. */
  async list(document: string): Promise<Comment[]> {
    const rows = await this.store.db
      .selectFrom("cms_comments")
      .select(["id as key", "value"])
      .where("document", "=", document)
      .orderBy("position")
      .execute();
    return this.store.unreadable.pick("cms_comments", rows, commentSchema);
  }

  /** Adds a comment, dropping resolved ones above the limit. Throws `WriteError` (409) when too many are open. */
  add(
    document: string,
    draft: Pick<Comment, "field" | "text" | "by" | "notified"> & { sent_back?: boolean },
  ): Promise<Comment> {
    const comment = { id: newId(), sent_back: false, ...draft, at: Date.now(), resolved: false, resolved_by: null };
    return this.store.write(async () => {
      const all = await this.list(document);
      const oldest = all.length < maxComments ? undefined : all.find(({ resolved }) => resolved);
      if (all.length >= maxComments && !oldest)
        throw new WriteError(
          409,
          `There are ${maxComments} open comments already; resolve some first`,
          [],
          named("too-many-comments", maxComments),
        );
      if (oldest) await this.delete(oldest.id);
      const row = { id: comment.id, document, value: JSON.stringify(comment) };
      await this.store.db.insertInto("cms_comments").values(row).execute();
      return comment;
    });
  }

  /** Resolves a comment, or reopens it. */
  change(document: string, id: string, resolved: boolean, by: PersonRef): Promise<Comment> {
    return this.store.write(async () => {
      const changed = { ...find(await this.list(document), id), resolved, resolved_by: resolved ? by : null };
      await this.store.db
        .updateTable("cms_comments")
        .set({ value: JSON.stringify(changed) })
        .where("id", "=", id)
        .execute();
      return changed;
    });
  }

  /** Resolves what says why requests were sent back: a new one follows. */
  resolveSentBack(document: string, by: PersonRef): Promise<void> {
    return this.store.write(async () => {
      const all = await this.list(document);
      for (const one of all) if (one.sent_back && !one.resolved) await this.change(document, one.id, true, by);
    });
  }

  /** Deletes a comment, if the person may. */
  remove(document: string, id: string, mayRemove: (comment: Comment) => void): Promise<void> {
    return this.store.write(async () => {
      mayRemove(find(await this.list(document), id));
      await this.delete(id);
    });
  }

  private delete = (id: string) => this.store.db.deleteFrom("cms_comments").where("id", "=", id).execute();
}

function find(all: Comment[], id: string): Comment {
  const found = all.find((one) => one.id === id);
  if (!found) throw new WriteError(404, `There is no comment ${id}`, [], named("no-comment"));
  return found;
}
