import { makeAutoObservable, observableRef } from "@/features/shared/mobx";

import { invertChange, joinChanges } from "./Change.ts";
import type { Change } from "./Change.ts";

export type HistorySteps = { done: readonly Change[]; undone: readonly Change[] };

const maxSteps = 300;

/** The undo and redo steps of a document, structure and text in one sequence. */
export class History {
  private current: HistorySteps = { done: [], undone: [] };
  /** Set to force a separate step for a change that follows quickly. */
  private isClosed = false;
  private isComposing = false;

  constructor() {
    makeAutoObservable<this, "current">(this, { current: observableRef }, { autoBind: true });
  }

  get steps(): HistorySteps {
    return this.current;
  }

  get canUndo(): boolean {
    return this.current.done.length > 0;
  }

  get canRedo(): boolean {
    return this.current.undone.length > 0;
  }

  /** Restores the steps of an earlier session. */
  restore(steps: HistorySteps): void {
    this.current = steps;
    this.isClosed = true;
  }

  add(change: Change): void {
    const last = this.current.done.at(-1);
    const joined = last && !this.isClosed ? joinChanges(last, change, this.isComposing) : undefined;
    const done = joined ? [...this.current.done.slice(0, -1), joined] : [...this.current.done, change];
    this.current = { done: done.slice(-maxSteps), undone: [] };
    this.isClosed = false;
  }

  /** Makes the next change start a new step. */
  close(): void {
    this.isClosed = true;
  }

  /** Makes what a function changes a step of its own. */
  step(change: () => void): void {
    this.close();
    change();
    this.close();
  }

  /** Collects everything until `endComposition` in one step, such as an IME composition. */
  startComposition(): void {
    this.isClosed = true;
    this.isComposing = true;
  }

  endComposition(): void {
    this.isComposing = false;
  }

  /** Returns the change that reverts the last step, and moves that step to the redo list. */
  takeUndo(): Change | undefined {
    const { done, undone } = this.current;
    const last = done.at(-1);
    if (!last) return undefined;
    this.current = { done: done.slice(0, -1), undone: [...undone, last] };
    this.isClosed = true;
    return invertChange(last);
  }

  takeRedo(): Change | undefined {
    const { done, undone } = this.current;
    const last = undone.at(-1);
    if (!last) return undefined;
    this.current = { done: [...done, last], undone: undone.slice(0, -1) };
    this.isClosed = true;
    return last;
  }

  /** Drops steps that would overwrite another editor's newer value. */
  forget(isOverwritten: (change: Change) => boolean): void {
    const keep = (changes: readonly Change[]) => changes.filter((change) => !isOverwritten(change));
    this.current = { done: keep(this.current.done), undone: keep(this.current.undone) };
  }
}
