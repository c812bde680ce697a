import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Encoding } from "../../features/shared/contracts/chooseEncoding.ts";

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

// Smaller bodies do not gain from compression.
const minCompressBytes = 256;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|[\w.]+\+(json|xml)|wasm)|image\/svg)/;

/** A header list in the flat form of `writeHead`, which skips validation: name, value, name, value … */
export type HeaderList = string[];

type Variant = { body: Buffer; etag: string; headers: HeaderList; notModified: HeaderList };

/** A response in every encoding, ready to be written. */
export type Representation = { status: number; size: number; variants: Record<Encoding, Variant> };

type Options = {
  status?: number;
  type: string;
  headers: HeaderList;
  body: Buffer;
  quality?: number;
};

/** Prepares every encoding of a body once. */
export async function prepare({ status = 200, type, headers, body, quality = 7 }: Options): Promise<Representation> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const common = ["content-type", type, ...headers];
  const full = variant({ body, etag: `"${hash}"`, headers: common });
  if (body.length < minCompressBytes || !compressible.test(type)) {
    return { status, size: body.length, variants: { identity: full, gzip: full, br: full } };
  }
  const varied = [...common, ...getVary(common)];
  const [zipped, packed] = await Promise.all([zip(body, { level: 9 }), compressBrotli(body, quality)]);
  return {
    status,
    size: body.length + zipped.length + packed.length,
    variants: {
      identity: variant({ body, etag: `"${hash}"`, headers: varied }),
      gzip: variant({ body: zipped, etag: `"${hash}-gzip"`, headers: varied, encoding: "gzip" }),
      br: variant({ body: packed, etag: `"${hash}-br"`, headers: varied, encoding: "br" }),
    },
  };
}

/** Recompresses the brotli variant at the highest quality, for responses that are requested often. */
export async function recompress(representation: Representation): Promise<void> {
  const { identity, br } = representation.variants;
  if (br === identity) return;
  const body = await compressBrotli(identity.body, 11);
  const headers = br.headers.with(br.headers.indexOf("content-length") + 1, String(body.length));
  representation.size += body.length - br.body.length;
  representation.variants.br = { ...br, body, headers };
}

const compressBrotli = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Direct distance codes compress pages of mostly names and numbers slightly better.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    },
  });

type VariantParts = { body: Buffer; etag: string; headers: HeaderList; encoding?: Encoding };

function variant({ body, etag, headers, encoding }: VariantParts): Variant {
  const notModified = ["etag", etag, ...headers];
  const coding = encoding ? ["content-encoding", encoding] : [];
  return { body, etag, notModified, headers: [...notModified, ...coding, "content-length", String(body.length)] };
}

function getVary(headers: HeaderList): HeaderList {
  return headers.includes("vary") ? [] : ["vary", "accept-encoding"];
}
