import { deflateRawSync, inflateRawSync } from "node:zlib";

import { BoundedMap } from "#kit/BoundedMap.ts";

import type { Json, JsonObject, StoredDocument } from "./document.ts";
import type { Models } from "./models.ts";
import { isZone } from "./normalize.ts";

const packed = Symbol("packed zones");

type Zone = [name: string, text: PackedText];
type Packed = { [packed]?: Zone[] };

/** Bytes that are read when they are needed. */
type Source = { read: (id: number) => Uint8Array };

/** A text, compressed in memory, or where it was moved to. */
export class PackedText {
  readonly length: number;
  private source: Buffer | Source;
  private id: number;
  private start: number;

  static from(text: string): PackedText {
    const result = deflateRawSync(text, { level: 1 });
    // A copy outside of the pool: zlib's own buffer, and the pool's, are many times larger than what is kept.
    const own = Buffer.allocUnsafeSlow(result.length);
    result.copy(own);
    return new PackedText(own, own.length);
  }

  constructor(source: Buffer | Source, length: number, id = 0, start = 0) {
    this.source = source;
    this.length = length;
    this.id = id;
    this.start = start;
  }

  get text(): string {
    return inflateRawSync(this.bytes).toString();
  }

  get bytes(): Uint8Array {
    if (Buffer.isBuffer(this.source)) return this.source;
    return this.source.read(this.id).subarray(this.start, this.start + this.length);
  }

  /** Frees the memory of a text whose bytes can be read from elsewhere. */
  move(source: Source, id: number, start: number): void {
    this.source = source;
    this.id = id;
    this.start = start;
  }
}

// Zones of the documents that are read at the moment.
const unpacked = new BoundedMap<PackedText, Json>(100);

/**
 * The same document with its slice zones compressed; each is unpacked when it is read. Slices are nearly all of a
 * document, and most documents are found by their other fields.
 */
export function packZones(document: StoredDocument, models: Models): StoredDocument {
  if (packed in document.data) return document;
  const fields = Object.entries(models.types.get(document.type)?.fields ?? {});
  const zones = fields.flatMap(([name, model]): Zone[] => {
    const value = isZone(model) && Object.hasOwn(document.data, name) ? document.data[name] : undefined;
    return Array.isArray(value) && value.length > 0 ? [[name, PackedText.from(JSON.stringify(value))]] : [];
  });
  return zones.length === 0 ? document : { ...document, data: joinZones(document.data, zones) };
}

/** The data of a packed document: its zones, and the rest with null in their places. */
export function splitZones(data: JsonObject & Packed): { data: JsonObject; zones: readonly Zone[] } {
  const zones = data[packed] ?? [];
  const rest = Object.keys(data).map((name): [string, Json] => [
    name,
    zones.some(([zone]) => zone === name) ? null : (data[name] ?? null),
  ]);
  return { data: Object.fromEntries(rest), zones };
}

/** Data with compressed zones in the places of some members. */
export function joinZones(data: JsonObject, zones: Zone[]): JsonObject {
  if (zones.length === 0) return data;
  const result: JsonObject & Packed = {};
  Object.defineProperty(result, packed, { value: zones });
  for (const [name, value] of Object.entries(data)) {
    if (!zones.some(([zone]) => zone === name)) result[name] = value;
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
    const [, text] = this[packed]?.find(([zone]) => zone === name) ?? [];
    return text ? unpack(text) : null;
  };
  readers.set(name, read);
  return read;
}

function unpack(text: PackedText): Json {
  const cached = unpacked.get(text);
  if (cached !== undefined) return cached;
  const value: Json = JSON.parse(text.text);
  unpacked.set(text, value);
  return value;
}
