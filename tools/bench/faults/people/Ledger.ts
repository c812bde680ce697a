export type Kind = "form" | "draft" | "publication" | "release" | "schedule" | "file" | "claim";
export const kinds: Kind[] = ["form", "draft", "publication", "release", "schedule", "file", "claim"];

/** An acknowledged write: its key, when it was started (ms of `performance`), and during which fault. */
export type Entry = { kind: Kind; key: string; startedAt: number; during: string };

type Note = (kind: Kind, key: string) => void;

/** A repeated action: records what was acknowledged, throws when it was not. */
export type Habit = { pauseMs: number; act(note: Note): Promise<void> };

/** Everything that was acknowledged during the faults. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Name of the fault under way. */
  during = "start";

  add(kind: Kind, key: string, startedAt: number): void {
    this.entries.push({ kind, key, startedAt, during: this.during });
  }

  of(kind: Kind): Entry[] {
    return this.entries.filter((entry) => entry.kind === kind);
  }
}
