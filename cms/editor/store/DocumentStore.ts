import { action, computed, makeAutoObservable, observable } from "@/features/shared/mobx";

import type { Change, LeafChange } from "./Change.ts";
import type { DocumentContent, SplitContent } from "./splitContent.ts";
import { History } from "./History.ts";
import { isSameJson } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";
import { mergeOrder } from "./mergeOrder.ts";
import { joinContent, splitContent } from "./splitContent.ts";
import { ValueRecord } from "./ValueRecord.ts";

const emptyRecord = new ValueRecord({});
const noKeys: readonly string[] = [];

/** The edited document: its fields, its slices and their order, with one undo history. */
export class DocumentStore {
  readonly history = new History();
  private readonly allZoneNames: readonly string[];
  private readonly fields: ValueRecord;
  private readonly slices = observable.map<string, ValueRecord>([], { deep: false });
  private readonly orders = observable.map<string, readonly string[]>([], { deep: false });

  constructor(content: DocumentContent, zoneNames: readonly string[]) {
    this.allZoneNames = zoneNames;
    this.fields = new ValueRecord({}, "data");
    makeAutoObservable(this, { content: computed({ keepAlive: true }) }, { autoBind: true });
    this.open(splitContent(content, zoneNames));
  }

  /** The document to save; unchanged parts stay the same objects. */
  get content(): DocumentContent {
    const slices = new Map([...this.slices].map(([key, record]) => [key, record.json]));
    const zones = new Map([...this.orders].map(([zone, keys]) => [zone, [...keys]]));
    return joinContent({ fields: this.fields.json, slices, zones });
  }

  /** The value of a leaf, of a slice or (with an empty key) of the document. */
  get(slice: string, leaf: string): Json | undefined {
    return this.record(slice).get(leaf);
  }

  /** Names of the leaves of a slice or of the document. */
  leaves(slice: string): string[] {
    return this.record(slice).leaves;
  }

  /** Keys of a zone's slices, in order. */
  keys(zone: string): readonly string[] {
    return this.orders.get(zone) ?? noKeys;
  }

  get zoneNames(): readonly string[] {
    return this.allZoneNames;
  }

  /** The zone a slice stands in. */
  findZone(key: string): string | undefined {
    return [...this.orders].find(([, keys]) => keys.includes(key))?.[0];
  }

  hasSlice(key: string): boolean {
    return this.slices.has(key);
  }

  slice(key: string): JsonObject {
    return this.record(key).json;
  }

  /** Sets one leaf as an undo step; quick changes of the same leaf are merged into one. */
  set(slice: string, leaf: string, value: Json | undefined): void {
    const before = this.get(slice, leaf);
    if (!isSameJson(before, value)) this.change({ leaves: [{ slice, leaf, before, after: value }] });
  }

  /** Carries out several changes as one step. */
  change({ leaves = [], orders = [], slices = [] }: Partial<Omit<Change, "at">>): void {
    const change: Change = { at: Date.now(), leaves, orders, slices };
    this.history.add(change);
    this.apply(change);
  }

  /** Undoes the last step; returns what that changed. */
  undo(): Change | undefined {
    const change = this.history.takeUndo();
    if (change) this.apply(change);
    return change;
  }

  /** Returns what it changed. */
  redo(): Change | undefined {
    const change = this.history.takeRedo();
    if (change) this.apply(change);
    return change;
  }

  /**
   * Applies content merged with another editor's changes; only differing parts change. Undo steps that would overwrite
   * their values are dropped.
   */
  adopt(content: DocumentContent): void {
    const next = splitContent(content, this.allZoneNames);
    const touched = new Set<string>();
    const adoptLeaves = (slice: string, json: JsonObject) => {
      const record = new ValueRecord(json, slice === "" ? "data" : "primary");
      for (const leaf of new Set([...this.leaves(slice), ...record.leaves])) {
        if (isSameJson(this.get(slice, leaf), record.get(leaf))) continue;
        touched.add(toLeafName({ slice, leaf }));
        this.record(slice).set(leaf, record.get(leaf));
      }
    };
    adoptLeaves("", next.fields);
    for (const [key, json] of next.slices) {
      if (this.hasSlice(key)) adoptLeaves(key, json);
      else this.slices.set(key, new ValueRecord(json));
    }
    for (const key of this.slices.keys()) if (!next.slices.has(key)) this.slices.delete(key);
    for (const [zone, keys] of next.zones) {
      if (!isSameJson([...this.keys(zone)], keys)) this.orders.set(zone, keys);
    }
    if (touched.size > 0) {
      this.history.forget(({ leaves }) => leaves.some((one) => touched.has(toLeafName(one))));
    }
  }

  private readonly open = action(({ fields, slices, zones }: SplitContent) => {
    this.fields.replace(fields);
    for (const [key, slice] of slices) this.slices.set(key, new ValueRecord(slice));
    this.orders.replace(zones);
  });

  private record(slice: string): ValueRecord {
    return slice === "" ? this.fields : (this.slices.get(slice) ?? emptyRecord);
  }

  private apply({ leaves, orders, slices }: Change): void {
    for (const { key, after } of slices) {
      if (after === undefined) this.slices.delete(key);
      else this.slices.set(key, new ValueRecord(after));
    }
    // Skips leaves of slices that were removed meanwhile.
    for (const { slice, leaf, after } of leaves) {
      if (slice === "" || this.hasSlice(slice)) this.record(slice).set(leaf, after);
    }
    for (const { zone, before, after } of orders) {
      // Slices that others added since the step was made stay where they are.
      const order = mergeOrder(before, after, this.keys(zone)).filter((key) => this.hasSlice(key));
      this.orders.set(zone, order);
    }
  }
}

const toLeafName = ({ slice, leaf }: Pick<LeafChange, "slice" | "leaf">) => `${slice} ${leaf}`;
