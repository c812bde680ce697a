import { crc32 } from "node:zlib";

import { orientationExif } from "./orientationExif.server.ts";

// https://www.w3.org/TR/png-3/: pixels, colours and frames. The others are texts, times and EXIF.
const pngChunks = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sRGB sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "),
);
// https://developers.google.com/speed/webp/docs/riff_container
const webpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const flags = { exif: 0x08, xmp: 0x04 };

export function stripPng(file: Buffer, orientation: number): Buffer {
  const parts = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (pngChunks.has(type)) parts.push(file.subarray(at, end));
    if (type === "IHDR" && orientation > 1) parts.push(pngChunk("eXIf", orientationExif(orientation)));
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(parts);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function stripWebp(file: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (webpChunks.has(file.toString("latin1", at, at + 4))) parts.push(Buffer.from(file.subarray(at, end)));
    at = end;
  }
  // Only the extended form has EXIF.
  const [first] = parts;
  if (first?.toString("latin1", 0, 4) === "VP8X") {
    const rest = (first[8] ?? 0) & ~(flags.exif | flags.xmp);
    first[8] = orientation > 1 ? rest | flags.exif : rest;
    if (orientation > 1) parts.push(riffChunk("EXIF", orientationExif(orientation)));
  }
  return riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP", "latin1"), ...parts]));
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
