import { makeAutoObservable, observable, observableRef, runInAction } from "@/features/shared/mobx";
import type { loadTree } from "#cms/list/api.ts";
import type { DocumentTree } from "#cms/list/contract.ts";

export type TreeNode = DocumentTree["results"][number];
export type PageRow = TreeNode & { kind: "page"; depth: number; isOpen: boolean };
/** Stands for the rest of a level. */
export type MoreRow = { kind: "more"; id: string; parent: string | null; depth: number };
export type TreeRow = PageRow | MoreRow;

type Load = (level: Omit<Parameters<typeof loadTree>[0], "lang">) => Promise<DocumentTree>;
type Level = Pick<DocumentTree, "results" | "next">;

// Key of the level that has no parent.
const top = "";
const maxOpenAtFirst = 3;

/** The levels of the tree that were loaded, and which pages are expanded; a level is loaded when its page is expanded. */
export class TreeStore {
  /** Loaded levels by the id of their parent. */
  private readonly levels = observable.map<string, Level>({}, { deep: false });
  /** Ids of expanded pages. */
  private opened: ReadonlySet<string> = new Set();
  /** Pages with the words of a filter, in place of the tree. */
  private found: readonly TreeNode[] | undefined;
  /** Id of the row in the tab order. */
  current: string | undefined;
  /** Why a level could not be loaded. */
  failure: unknown = undefined;
  private readonly load: Load;

  constructor(load: Load) {
    this.load = load;
    makeAutoObservable<this, "levels" | "opened" | "found" | "load">(
      this,
      { levels: false, load: false, opened: observableRef, found: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the first level, and the one below where it has few pages. Throws what loading throws. */
  async start(): Promise<void> {
    await this.loadLevel(top);
    const first = this.levels.get(top)?.results ?? [];
    const parents = first.filter((node) => node.has_children).slice(0, maxOpenAtFirst);
    if (first.length <= maxOpenAtFirst) await Promise.all(parents.map(({ id }) => this.loadLevel(id)));
    runInAction(() => {
      this.current = first[0]?.id;
      this.opened = new Set(parents.map(({ id }) => id).filter((id) => this.levels.has(id)));
    });
  }

  /** Whether there is no page at all. */
  get isEmpty(): boolean {
    return this.levels.get(top)?.results.length === 0;
  }

  /** Visible rows: those whose ancestors are all expanded, or the found pages alone. */
  get rows(): readonly TreeRow[] {
    return this.found?.map((node) => ({ ...node, kind: "page", depth: 0, isOpen: false })) ?? this.listRows(top, 0);
  }

  /** Shows these pages in place of the tree; `undefined` shows the tree again. */
  showFound(found: readonly TreeNode[] | undefined): void {
    this.found = found;
    this.current = this.rows[0]?.id;
  }

  /** Expands a page, after loading what is below it, or collapses it. */
  async toggle(id: string, isOpen: boolean): Promise<void> {
    if (isOpen && !this.levels.has(id)) await this.tryLoad(id);
    runInAction(() => {
      const opened = new Set(this.opened);
      if (isOpen && this.levels.has(id)) opened.add(id);
      else opened.delete(id);
      this.opened = opened;
    });
  }

  /** Loads more of the level of a row. */
  async loadMore({ id, parent }: MoreRow): Promise<void> {
    const known = this.levels.get(parent ?? top)?.results.length ?? 0;
    await this.tryLoad(parent ?? top);
    runInAction(() => {
      if (this.current === id) this.current = this.levels.get(parent ?? top)?.results[known]?.id ?? id;
    });
  }

  /** Expands every page, level by level; ends where a level could not be loaded. */
  async openAll(): Promise<void> {
    for (let closed = this.listClosed(); closed.length > 0;) {
      await Promise.all(closed.map((id) => this.toggle(id, true)));
      const left = this.listClosed();
      closed = left.some((id) => closed.includes(id)) ? [] : left;
    }
  }

  closeAll(): void {
    const first = this.levels.get(top)?.results ?? [];
    this.opened = new Set(first.length <= maxOpenAtFirst ? first.map(({ id }) => id) : []);
  }

  /** Puts a row into the tab order. */
  select(id: string): void {
    this.current = id;
  }

  /** Handles a key; returns the id of the row to focus, or `undefined` for other keys. */
  press(key: string): string | undefined {
    const { rows } = this;
    const index = Math.max(
      rows.findIndex(({ id }) => id === this.current),
      0,
    );
    const row = rows[index];
    if (!row) return undefined;
    const target = this.findTarget(key, row, index);
    if (target !== undefined) this.current = target;
    return target;
  }

  private listClosed(): string[] {
    return this.rows.flatMap((row) => (row.kind === "page" && row.has_children && !row.isOpen ? [row.id] : []));
  }

  private listRows(parent: string, depth: number): TreeRow[] {
    const { results = [], next = null } = this.levels.get(parent) ?? {};
    const pages = results.flatMap((node): TreeRow[] => {
      const isOpen = this.opened.has(node.id);
      const row = { ...node, kind: "page" as const, depth, isOpen };
      return isOpen ? [row, ...this.listRows(node.id, depth + 1)] : [row];
    });
    const more = { kind: "more" as const, id: `more ${parent}`, parent: parent || null, depth };
    return next === null ? pages : [...pages, more];
  }

  private async tryLoad(parent: string): Promise<void> {
    try {
      await this.loadLevel(parent);
      runInAction(() => {
        this.failure = undefined;
      });
    } catch (error) {
      runInAction(() => {
        this.failure = error;
      });
    }
  }

  private async loadLevel(parent: string): Promise<void> {
    const before = this.levels.get(parent);
    const after = before?.next ?? undefined;
    const { results, next } = await this.load({ parent: parent || undefined, after });
    // Another request for the same rest may have answered first.
    if (this.levels.get(parent) !== before) return;
    runInAction(() => this.levels.set(parent, { results: [...(before?.results ?? []), ...results], next }));
  }

  private findTarget(key: string, row: TreeRow, index: number): string | undefined {
    const { rows } = this;
    const at = (position: number) => rows[Math.min(Math.max(position, 0), rows.length - 1)]?.id;
    const [hasChildren, isOpen] = row.kind === "page" ? [row.has_children, row.isOpen] : [false, false];
    switch (key) {
      case "ArrowDown":
        return at(index + 1);
      case "ArrowUp":
        return at(index - 1);
      case "Home":
        return at(0);
      case "End":
        return at(rows.length - 1);
      case "ArrowRight":
        if (!hasChildren) return row.id;
        if (isOpen) return at(index + 1);
        void this.toggle(row.id, true);
        return row.id;
      case "ArrowLeft":
        if (!isOpen) return row.parent ?? row.id;
        void this.toggle(row.id, false);
        return row.id;
      default:
        return undefined;
    }
  }
}
