export type Kind = "form" | "draft" | "publication" | "claim";
export const kinds: Kind[] = ["form", "draft", "publication", "claim"];

/** Something that was acknowledged: what it is found by, when it was started (ms of `performance`), and during which fault. */
export type Entry = { kind: Kind; key: string; startedAt: number; during: string };

/** Everything that was acknowledged while things went wrong. */
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
