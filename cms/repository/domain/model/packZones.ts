import { deflateRawSync, inflateRawSync } from "node:zlib";

import { BoundedMap } from "#kit/BoundedMap.ts";

import type { Json, JsonObject, StoredDocument } from "./document.ts";
import type { Models } from "./models.ts";
import { isZone } from "./normalize.ts";

const packed = Symbol("packed zones");

type Packed = { [packed]?: Map<string, Buffer> };

// Zones of the documents that are read at the moment.
const unpacked = new BoundedMap<Buffer, Json>(2_000);

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
  return zones.length === 0 ? document : { ...document, data: packMembers(document.data, zones) };
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

function packMembers(data: JsonObject, zones: (readonly [string, Json])[]): JsonObject {
  const made: JsonObject & Packed = {};
  const buffers = new Map<string, Buffer>();
  Object.defineProperty(made, packed, { value: buffers });
  for (const [name, value] of Object.entries(data)) {
    const zone = zones.find(([one]) => one === name);
    if (!zone) made[name] = value;
    else {
      buffers.set(name, packText(JSON.stringify(zone[1])));
      Object.defineProperty(made, name, { get: getReader(name), enumerable: true, configurable: true });
    }
  }
  return made;
}

// One function for each name, so that objects with the same members share a shape.
const readers = new Map<string, (this: Packed) => Json>();

function getReader(name: string): (this: Packed) => Json {
  const known = readers.get(name);
  if (known) return known;
  const read = function readZone(this: Packed): Json {
    const buffer = this[packed]?.get(name);
    return buffer ? unpack(buffer) : null;
  };
  readers.set(name, read);
  return read;
}

function unpack(buffer: Buffer): Json {
  const known = unpacked.get(buffer);
  if (known !== undefined) return known;
  const value: Json = JSON.parse(unpackText(buffer));
  unpacked.set(buffer, value);
  return value;
}
