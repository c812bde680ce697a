import { setTimeout as sleep } from "node:timers/promises";

import { S3mini, S3ServiceError } from "s3mini";

import { Breaker } from "../Breaker.ts";
import { getErrorMessage, log } from "../log.ts";
import { mapWithConcurrency } from "../mapWithConcurrency.ts";
import { FilesUnavailable, isKey } from "./FileStorage.ts";
import { readListing } from "./readListing.ts";
import type { ByteRange, FileFacts, FileStorage, OpenFile } from "./FileStorage.ts";

export type Bucket = {
  /** URL of the server, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

// The largest file is 30 MB: time for it on a slow line.
const maxUploadMs = 60_000;
const maxWaitMs = 5_000;
const maxTries = 3;
const firstPauseMs = 100;
const maxRemovals = 8;
const freshMs = 10_000;

/** Files in a bucket of any S3-compatible server, addressed by path. */
export class BucketStorage implements FileStorage {
  readonly location: string;
  failure: string | undefined;
  private readonly client: S3mini;
  private usedAt = -Infinity;
  // While it rests, requests fail at once instead of waiting for a server that hangs.
  private readonly breaker = new Breaker({ maxFailures: 3, restMs: 2_000 });

  constructor({ endpoint, bucket, ...rest }: Bucket) {
    this.location = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
    this.client = new S3mini({ ...rest, endpoint: this.location, fetch: fetchInTime });
  }

  async put(key: string, body: Uint8Array<ArrayBuffer> | Blob, type?: string): Promise<void> {
    if (!isKey(key)) throw new Error(`${key} cannot be the key of a file`);
    await this.run(() => this.client.putObject(key, body, type));
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | undefined> {
    if (!isKey(key)) return undefined;
    const response = await this.run(() => this.get(key, range));
    if (!response) return undefined;
    const size = Number(response.headers.get("content-range")?.split("/")[1] ?? response.headers.get("content-length"));
    const etag = response.headers.get("etag") ?? `"${size.toString(36)}"`;
    return { size, etag, body: response.body ?? new Response("").body ?? new ReadableStream() };
  }

  async find(key: string): Promise<FileFacts | undefined> {
    // One byte of it: unlike HEAD, an error has a body, which tells a missing file from a missing bucket.
    const file = await this.open(key, { start: 0, end: 0 });
    await file?.body.cancel();
    return file && { size: file.size, etag: file.etag };
  }

  async list(prefix: string): Promise<{ key: string; size: number }[]> {
    const found: { key: string; size: number }[] = [];
    for (let next: string | undefined = ""; next !== undefined;) {
      const page = await this.listPage({ prefix, ...(next ? { "continuation-token": next } : {}) });
      found.push(...page.files);
      next = page.next;
    }
    return found;
  }

  async remove(keys: string[]): Promise<void> {
    // One by one: servers differ in the checksums that they want for many at once.
    await mapWithConcurrency(keys.filter(isKey), maxRemovals, (key) => this.run(() => this.client.deleteObject(key)));
  }

  async check(): Promise<void> {
    // Cheaper than a listing: a key that is missing says that the bucket answers.
    if (this.failure || performance.now() - this.usedAt > freshMs) await this.find("check");
  }

  private async listPage(query: Record<string, string>) {
    // Without a key: `listObjects` adds a slash to the bucket's path, which not every server signs.
    const request = async () => {
      const all = { "list-type": "2", "encoding-type": "url", ...query };
      return readListing(await (await this.client.getObjectRaw("", true, 0, undefined, all)).text());
    };
    return this.run(request);
  }

  private async get(key: string, range: ByteRange | undefined): Promise<Response | undefined> {
    try {
      return await (range
        ? this.client.getObjectRaw(key, false, range.start, range.end + 1)
        : this.client.getObjectRaw(key));
    } catch (error) {
      if (!(error instanceof S3ServiceError)) throw error;
      // An empty file has no first byte.
      if (error.status === 416) return new Response("", { headers: { "content-length": "0" } });
      if (error.status === 404 && !`${error.serviceCode} ${error.body ?? ""}`.includes("NoSuchBucket"))
        return undefined;
      throw error;
    }
  }

  /** Runs a request, again after a failure that may pass; all of them are idempotent. */
  private async run<T>(request: () => Promise<T>): Promise<T> {
    if (this.breaker.getWait() !== undefined) throw new FilesUnavailable(this.failure ?? unreachable);
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await request();
        this.breaker.succeed();
        this.usedAt = performance.now();
        if (this.failure) log("info", "files", "the storage of files answers again", { location: this.location });
        this.failure = undefined;
        return result;
      } catch (error) {
        if (tries < maxTries && mayPass(error)) await sleep(firstPauseMs * 2 ** (tries - 1));
        else {
          if (!(error instanceof S3ServiceError) || error.status >= 500) this.breaker.fail();
          throw this.fail(toSentence(error), error);
        }
      }
    }
  }

  private fail(sentence: string, cause?: unknown): FilesUnavailable {
    if (this.failure !== sentence)
      log("error", "files", sentence, {
        location: this.location,
        ...(cause ? { reason: getErrorMessage(cause) } : {}),
      });
    this.failure = sentence;
    return new FilesUnavailable(sentence, cause);
  }
}

const unreachable = "The storage of files cannot be reached right now; try again in a moment";

function toSentence(error: unknown): string {
  if (!(error instanceof S3ServiceError)) return unreachable;
  if (error.status === 404) return "The bucket of FILES_S3_BUCKET does not exist";
  if (error.status === 401 || error.status === 403)
    return "The storage of files refuses the key of FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY";
  return `The storage of files answered ${error.status}; try again in a moment`;
}

// A server that hangs has taken its time already.
const mayPass = (error: unknown): boolean =>
  error instanceof S3ServiceError
    ? error.status >= 500 || error.status === 429
    : !(error instanceof DOMException && error.name === "TimeoutError");

/** The time limit ends with the head of a response: a body comes as fast as its reader takes it. */
const fetchInTime: typeof fetch = async (input, init) => {
  const controller = new AbortController();
  const limitMs = init?.method === "PUT" ? maxUploadMs : maxWaitMs;
  const timer = setTimeout(() => controller.abort(new DOMException("No answer in time", "TimeoutError")), limitMs);
  try {
    return await fetch(input, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
};
