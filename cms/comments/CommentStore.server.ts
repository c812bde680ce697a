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

  /**
   * Adds a comment, dropping resolved ones above the limit. A reply joins the thread of what it replies to. Throws
   * `WriteError` (409) when too many are open.
   */
  add(
    document: string,
    draft: Pick<Comment, "field" | "text" | "by" | "notified"> & Partial<Pick<Comment, "sent_back" | "reply_to">>,
  ): Promise<Comment> {
    const base = { id: newId(), sent_back: false, reply_to: null, ...draft, at: Date.now(), resolved_by: null };
    return this.store.write(async () => {
      const all = await this.list(document);
      const comment = { ...base, resolved: false, ...(base.reply_to === null ? {} : joinThread(all, base.reply_to)) };
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

  /** Resolves a comment with its replies, or reopens them. */
  change(document: string, id: string, resolved: boolean, by: PersonRef): Promise<Comment> {
    return this.store.write(async () => {
      const all = await this.list(document);
      const changed = { ...find(all, id), resolved, resolved_by: resolved ? by : null };
      const replies = all.filter((one) => one.reply_to === id).map((one) => ({ ...one, resolved }));
      for (const one of [changed, ...replies])
        await this.store.db
          .updateTable("cms_comments")
          .set({ value: JSON.stringify(one) })
          .where("id", "=", one.id)
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

/** What a reply shares with the first comment of its thread. */
function joinThread(all: Comment[], id: string): Pick<Comment, "reply_to" | "field" | "resolved"> {
  const target = find(all, id);
  const first = all.find((one) => one.id === target.reply_to) ?? target;
  return { reply_to: first.id, field: first.field, resolved: first.resolved };
}

function find(all: Comment[], id: string): Comment {
  const found = all.find((one) => one.id === id);
  if (!found) throw new WriteError(404, `There is no comment ${id}`, [], named("no-comment"));
  return found;
}
