import { relative } from "node:path";

import type { BadFile } from "#cms/repository/store/DocumentFiles.server.ts";

/** What has changed since the last message, and every problem there is now. */
export type Change = { isChanged: boolean; problems: FileProblem[] };

/** One problem of a file, and what is served in its place. */
type FileProblem = Pick<BadFile, "file" | "served"> & { line?: number; field: string; reason: string };

const maxProblems = 20;

/** Notifies listeners of changed documents and models, and of files with problems. */
export class ChangeFeed {
  private readonly problems: () => BadFile[];
  private readonly listeners = new Set<(change: Change | undefined) => void>();

  constructor(problems: () => BadFile[]) {
    this.problems = problems;
  }

  /** The current state, with nothing changed. */
  get current(): Change {
    return this.describe(false);
  }

  /** Subscribes to changes; called with `undefined` on close. Returns the unsubscribe function. */
  subscribe(listener: (change: Change | undefined) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  announce({ isChanged }: { isChanged: boolean }): void {
    if (this.listeners.size === 0) return;
    const change = this.describe(isChanged);
    for (const listener of this.listeners) listener(change);
  }

  close(): void {
    for (const listener of this.listeners) listener(undefined);
  }

  private describe(isChanged: boolean): Change {
    const problems = this.problems().flatMap(({ path, served, problems: own }) =>
      own.map((problem) => ({ file: relative("", path), served, ...problem })),
    );
    return { isChanged, problems: problems.slice(0, maxProblems) };
  }
}
