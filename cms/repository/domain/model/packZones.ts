import { LRUCache } from "lru-cache";

import type { Json, JsonObject, StoredDocument } from "./document.ts";
import type { Models } from "./models.ts";
import { isZone } from "./normalize.ts";

const packed = Symbol("packed zones");

type Packed = { [packed]?: Zones };

/** Where the zones of documents are stored, with the head and the words of each document. */
type Source = Record<"readHead" | "readZones" | "readWords", (id: number) => string>;

/** The slice zones of a document by name as JSON: in memory, or where they were moved to. */
export class Zones {
  private source: string | Source;
  private id: number;

  constructor(source: string | Source, id = 0) {
    this.source = source;
    this.id = id;
  }

  get json(): string {
    return typeof this.source === "string" ? this.source : this.source.readZones(this.id);
  }

  /** The distinct words of the document, separated by spaces; `undefined` while the zones are in memory. */
  get words(): string | undefined {
    return typeof this.source === "string" ? undefined : this.source.readWords(this.id);
  }

  /** What the head of the document says; nothing while the zones are in memory. */
  get head(): { references: readonly string[]; images: readonly string[] } {
    return typeof this.source === "string" ? { references: [], images: [] } : JSON.parse(this.source.readHead(this.id));
  }

  find(name: string): Json {
    const values: JsonObject = unpacked.get(this) ?? JSON.parse(this.json);
    unpacked.set(this, values);
    return values[name] ?? null;
  }

  /** Frees the memory of zones that can be read from elsewhere. */
  move(source: Source, id: number): void {
    this.source = source;
    this.id = id;
  }
}

// Zones of the documents that are read at the moment: more would outlive the collection of young garbage.
const unpacked = new LRUCache<Zones, JsonObject>({ max: 6 });

/**
 * The same document with its slice zones as JSON, parsed when they are read. Slices are nearly all of a document, and
 * most documents are found by their other fields.
 */
export function packZones(document: StoredDocument, models: Models): StoredDocument {
  const { data } = document;
  if (packed in data) return document;
  const { fields = {} } = models.types.get(document.type) ?? {};
  const isFilled = (value: Json | undefined) => Array.isArray(value) && value.length > 0;
  const names = Object.keys(fields).filter(
    (name) => fields[name] && isZone(fields[name]) && Object.hasOwn(data, name) && isFilled(data[name]),
  );
  if (names.length === 0) return document;
  const zones = new Zones(JSON.stringify(Object.fromEntries(names.map((name) => [name, data[name]]))));
  return { ...document, data: joinZones(data, names, zones) };
}

/** The data of a packed document: its zones with their names, and the rest with null in their places. */
export function splitZones(data: JsonObject & Packed): { data: JsonObject; names: string[]; zones: Zones | undefined } {
  const names = Object.keys(data).filter((name) => Object.getOwnPropertyDescriptor(data, name)?.get);
  const rest = Object.keys(data).map((name): [string, Json] => [
    name,
    names.includes(name) ? null : (data[name] ?? null),
  ]);
  return { data: Object.fromEntries(rest), names, zones: data[packed] };
}

/** Data with packed zones in the places of some members. */
export function joinZones(data: JsonObject, names: readonly string[], zones: Zones): JsonObject {
  if (names.length === 0) return data;
  const result: JsonObject & Packed = {};
  Object.defineProperty(result, packed, { value: zones });
  for (const [name, value] of Object.entries(data)) {
    if (!names.includes(name)) result[name] = value;
    else Object.defineProperty(result, name, { get: getReader(name), enumerable: true, configurable: true });
  }
  return result;
}

// One function for each name, so that objects with the same members share a shape.
const readers = new Map<string, (this: Packed) => Json>();

function getReader(name: string): (this: Packed) => Json {
  const cached = readers.get(name);
  if (cached) return cached;
  const read = function readZone(this: Packed): Json {
    return this[packed]?.find(name) ?? null;
  };
  readers.set(name, read);
  return read;
}
