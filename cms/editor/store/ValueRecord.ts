import { computed, makeAutoObservable, observable } from "@/features/shared/mobx";

import { isJsonObject } from "./json.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * An object of immutable leaves, each observable by itself: a slice (members of `primary` are leaves named
 * `primary/title`) or a document's data.
 */
export class ValueRecord {
  private readonly leafValues = observable.map<string, Json>([], { deep: false });
  /** Top-level names in insertion order; a nested object is listed once for all of its leaves. */
  private names: string[] = [];
  private readonly nested: string;

  constructor(json: JsonObject, nested = "primary") {
    this.nested = nested;
    makeAutoObservable(this, { json: computed({ keepAlive: true }) });
    this.replace(json);
  }

  /** Replaces all values, such as when undo restores a slice. */
  replace(json: JsonObject): void {
    this.names = Object.keys(json);
    this.leafValues.replace(
      Object.entries(json).flatMap(([name, value]): [string, Json][] =>
        name === this.nested && isJsonObject(value)
          ? Object.entries(value).map(([inner, leaf]) => [`${name}/${inner}`, leaf])
          : [[name, value]],
      ),
    );
  }

  get(leaf: string): Json | undefined {
    return this.leafValues.get(leaf);
  }

  /** Sets one leaf; `undefined` removes it. */
  set(leaf: string, value: Json | undefined): void {
    const [name = leaf] = leaf.split("/");
    if (!this.names.includes(name)) this.names = [...this.names, name];
    if (value === undefined) this.leafValues.delete(leaf);
    else this.leafValues.set(leaf, value);
  }

  /** Names of all leaves. */
  get leaves(): string[] {
    return [...this.leafValues.keys()];
  }

  /** The object as JSON; the same one until a leaf changes. */
  get json(): JsonObject {
    const inner: JsonObject = {};
    const outer: JsonObject = {};
    for (const [leaf, value] of this.leafValues) {
      const [name = leaf, member] = leaf.split("/");
      if (member === undefined) outer[name] = value;
      else inner[member] = value;
    }
    const written = this.names.flatMap((name): [string, Json][] => {
      if (name === this.nested && outer[name] === undefined) return [[name, inner]];
      const value = outer[name];
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(written);
  }
}
