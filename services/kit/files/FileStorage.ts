/** Uploaded files: in a folder or in an S3 bucket, originals and the sizes made of them under two prefixes. */
import { arrayBuffer } from "node:stream/consumers";

import { HttpError } from "../HttpError.ts";

/** Prefix of uploaded files. */
export const originals = "images/";
/** Prefix of what was made of them, and of the project's pictures: it may be deleted at any time. */
export const madeSizes = "sizes/";

// The limit of S3.
const maxKeyBytes = 1_024;

/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number };

/** Size in bytes of a stored file, and a text that changes with its content. */
export type FileFacts = { size: number; etag: string };

/** A stored file or a part of it; the body must be read or cancelled. */
export type OpenFile = FileFacts & { body: ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * Files by key, such as `images/a1_logo.png`. Whatever cannot reach them throws `FilesUnavailable`; a file that is not
 * there is `undefined`.
 */
export type FileStorage = {
  /** Where the files are, for people who operate it. */
  location: string;
  /** Stores a file whole or not at all; once it resolves, the file survives a power failure. */
  put(key: string, body: Uint8Array<ArrayBuffer> | Blob, type?: string): Promise<void>;
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  find(key: string): Promise<FileFacts | undefined>;
  /** Every file whose key starts with a prefix, which ends with a slash. */
  list(prefix: string): Promise<{ key: string; size: number }[]>;
  remove(keys: string[]): Promise<void>;
  /** Throws a sentence when the files cannot be reached. */
  check(): Promise<void>;
  /** The sentence of the last failure, if nothing has succeeded since. */
  failure: string | undefined;
};

/** The storage of files cannot be reached, or refuses us; the cause is for the log, the message for anybody. */
export class FilesUnavailable extends HttpError {
  override name = "FilesUnavailable";

  constructor(message: string, cause?: unknown) {
    super(503, "files_unavailable", message, { retryAfterSeconds: 5 });
    this.cause = cause;
  }
}

/** Whether a key names a file in every storage: no empty or leading-out part, nothing that file systems or URLs change. */
export const isKey = (key: string): boolean =>
  Buffer.byteLength(key) <= maxKeyBytes &&
  !/[\p{Cc}\\]/u.test(key) &&
  key.split("/").every((part) => part !== "" && part !== "." && part !== "..");

/** The content of a file; `undefined` when there is none. */
export async function readStored(storage: FileStorage, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await storage.open(key);
  return file && new Uint8Array(await arrayBuffer(file.body));
}
