import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { StudioError } from "#cms/http/StudioError.ts";
import { keepSame } from "#cms/editor/store/json.ts";

import { addComment, loadComments, resolveComment } from "./api.ts";
import type { Comment } from "./contract.ts";

const intervalMs = 30_000;

/** Comments on the fields of the open document. */
export class CommentsStore {
  all: readonly Comment[] = [];
  /** Why the last request failed. */
  failure: StudioError | undefined = undefined;
  private readonly document: string;

  constructor(document: string) {
    this.document = document;
    makeAutoObservable<this, "document">(
      this,
      { all: observableRef, failure: observableRef, document: false },
      { autoBind: true },
    );
  }

  /** Loads now and every 30 seconds until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => void this.load(), intervalMs);
    void this.load();
    return () => clearInterval(timer);
  }

  /** The comments that reply to none, oldest first; replies whose comment was deleted are among them. */
  get threads(): Comment[] {
    return this.all.filter(({ reply_to: first }) => !this.all.some(({ id }) => id === first));
  }

  get open(): Comment[] {
    return this.threads.filter(({ resolved }) => !resolved);
  }

  /** Number of unresolved threads on a field. */
  count(field: string): number {
    return this.open.filter((comment) => comment.field === field).length;
  }

  load(): Promise<boolean> {
    return this.attempt(async () => (await loadComments(this.document)).results);
  }

  /** Adds a comment; returns whether it is on the server. */
  add(comment: Parameters<typeof addComment>[1]): Promise<boolean> {
    return this.attempt(async () => [...this.all, await addComment(this.document, comment)]);
  }

  /** Resolves a comment, or opens it again. */
  resolve({ id }: Comment, resolved: boolean): Promise<boolean> {
    return this.attempt(async () => {
      const changed = await resolveComment(this.document, id, resolved);
      return this.all.map((one) => (one.id === id ? changed : one));
    });
  }

  private async attempt(task: () => Promise<readonly Comment[]>): Promise<boolean> {
    try {
      const all = await task();
      runInAction(() => {
        this.all = keepSame(this.all, all);
        this.failure = undefined;
      });
      return true;
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      runInAction(() => {
        this.failure = error;
      });
      return false;
    }
  }
}
