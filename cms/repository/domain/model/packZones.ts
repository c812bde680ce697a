import { deflateRawSync, inflateRawSync } from "node:zlib";

import { BoundedMap } from "#kit/BoundedMap.ts";

import type { Json, JsonObject, StoredDocument } from "./document.ts";
import type { Models } from "./models.ts";
import { isZone } from "./normalize.ts";

const packed = Symbol("packed zones");

type Packed = { [packed]?: Map<string, Buffer> };

// Zones of the documents that are read at the moment.
const unpacked = new BoundedMap<Buffer, Json>(500);

/**
 * The same document with its slice zones compressed; each is unpacked when it is read. Slices are nearly all of a
 * document, and most documents are found by their other fields.
 */
export function packZones(document: StoredDocument, models: Models): StoredDocument {
  const fields = Object.entries(models.types.get(document.type)?.fields ?? {});
  const zones = fields.flatMap(([name, model]) => {
    const value = isZone(model) && Object.hasOwn(document.data, name) ? document.data[name] : undefined;
    return Array.isArray(value) && value.length > 0 ? [[name, value] as const] : [];
  });
  const buffers = zones.map(([name, value]): [string, Buffer] => [name, packText(JSON.stringify(value))]);
  return zones.length === 0 ? document : { ...document, data: joinZones(document.data, buffers) };
}

/** The data of a packed document: its zones compressed, and the rest with null in their places. */
export function splitZones(data: JsonObject & Packed): { data: JsonObject; zones: [string, Buffer][] } {
  const zones = data[packed] ?? new Map<string, Buffer>();
  const names = Object.keys(data);
  const rest = names.map((name): [string, Json] => [name, zones.has(name) ? null : (data[name] ?? null)]);
  return { data: Object.fromEntries(rest), zones: [...zones] };
}

/** A text compressed. */
export function packText(text: string): Buffer {
  const result = deflateRawSync(text, { level: 1 });
  // A copy outside of the pool: zlib's own buffer, and the pool's, are many times larger than what is kept.
  const own = Buffer.allocUnsafeSlow(result.length);
  result.copy(own);
  return own;
}

/** The text of `packText`. */
export const unpackText = (packedText: Buffer): string => inflateRawSync(packedText).toString();

/** Data with compressed zones in the places of some members. */
export function joinZones(data: JsonObject, zones: [string, Buffer][]): JsonObject {
  if (zones.length === 0) return data;
  const result: JsonObject & Packed = {};
  const buffers = new Map(zones);
  Object.defineProperty(result, packed, { value: buffers });
  for (const [name, value] of Object.entries(data)) {
    if (!buffers.has(name)) result[name] = value;
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
    const buffer = this[packed]?.get(name);
    return buffer ? unpack(buffer) : null;
  };
  readers.set(name, read);
  return read;
}

function unpack(buffer: Buffer): Json {
  const cached = unpacked.get(buffer);
  if (cached !== undefined) return cached;
  const value: Json = JSON.parse(unpackText(buffer));
  unpacked.set(buffer, value);
  return value;
}
