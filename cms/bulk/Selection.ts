import { makeAutoObservable, observable } from "@/features/shared/mobx";
import type { DocumentSummary } from "#cms/list/contract.ts";

/** A row that can be picked: a document, or a page with all its languages. */
export type Selectable = Pick<
  DocumentSummary,
  "id" | "title" | "lang" | "state" | "versions" | "is_in_every_language"
> & {
  /** Of the draft that was shown; a later one is not changed. */
  etag?: string;
};

/** Picked rows of a list or tree, in the order they were picked. A range reaches from the last picked row. */
export class Selection<Row extends { id: string } = Selectable> {
  private readonly picked = observable.map<string, Row>({}, { deep: false });
  private anchor: string | undefined;

  constructor() {
    makeAutoObservable<this, "picked" | "anchor">(this, { picked: false, anchor: false }, { autoBind: true });
  }

  get rows(): readonly Row[] {
    return [...this.picked.values()];
  }

  get count(): number {
    return this.picked.size;
  }

  has(id: string): boolean {
    return this.picked.has(id);
  }

  /** Picks a row, or takes it back. */
  toggle(row: Row): void {
    this.anchor = row.id;
    if (!this.picked.delete(row.id)) this.picked.set(row.id, row);
  }

  /** Picks every row from the last toggled one to this one; only this one when that row is not listed. */
  extend(rows: readonly Row[], id: string): void {
    const to = rows.findIndex((row) => row.id === id);
    const from = rows.findIndex((row) => row.id === this.anchor);
    if (to < 0) return;
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    if (from < 0) this.anchor = id;
    for (const row of rows.slice(first, last + 1)) this.picked.set(row.id, row);
  }

  /** Picks all of these rows. */
  pickAll(rows: readonly Row[]): void {
    for (const row of rows) this.picked.set(row.id, row);
  }

  clear(): void {
    this.picked.clear();
    this.anchor = undefined;
  }
}
