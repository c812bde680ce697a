import type { DocumentTree } from "#cms/list/contract.ts";
import { makeAutoObservable, observableRef } from "@/features/shared/mobx";

export type TreeNode = DocumentTree["results"][number];
export type TreeRow = TreeNode & { isOpen: boolean };

/** Pages in the order of their paths, and which of them are expanded. */
export class TreeStore {
  nodes: readonly TreeNode[];
  /** Ids of expanded pages. */
  opened: ReadonlySet<string>;
  /** Id of the row in the tab order. */
  current: string | undefined;

  constructor(nodes: readonly TreeNode[]) {
    this.nodes = nodes;
    // The first level is expanded initially.
    this.opened = new Set(nodes.filter(({ depth }) => depth === 0).map(({ id }) => id));
    this.current = nodes[0]?.id;
    makeAutoObservable(this, { nodes: observableRef, opened: observableRef }, { autoBind: true });
  }

  /** Visible rows: those whose ancestors are all expanded. */
  get rows(): readonly TreeRow[] {
    const hidden = new Set<string>();
    return this.nodes.flatMap((node) => {
      const isHidden = node.parent !== null && (hidden.has(node.parent) || !this.opened.has(node.parent));
      if (isHidden) hidden.add(node.id);
      return isHidden ? [] : [{ ...node, isOpen: this.opened.has(node.id) }];
    });
  }

  /** Expands or collapses a page. */
  toggle(id: string, isOpen: boolean): void {
    const opened = new Set(this.opened);
    if (isOpen) opened.add(id);
    else opened.delete(id);
    this.opened = opened;
  }

  openAll(): void {
    this.opened = new Set(this.nodes.filter((node) => node.has_children).map(({ id }) => id));
  }

  closeAll(): void {
    this.opened = new Set(this.nodes.filter(({ depth }) => depth === 0).map(({ id }) => id));
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

  private findTarget(key: string, row: TreeRow, index: number): string | undefined {
    const { rows } = this;
    const at = (position: number) => rows[Math.min(Math.max(position, 0), rows.length - 1)]?.id;
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
        if (!row.has_children) return row.id;
        if (row.isOpen) return at(index + 1);
        this.toggle(row.id, true);
        return row.id;
      case "ArrowLeft":
        if (!row.isOpen || !row.has_children) return row.parent ?? row.id;
        this.toggle(row.id, false);
        return row.id;
      default:
        return undefined;
    }
  }
}
