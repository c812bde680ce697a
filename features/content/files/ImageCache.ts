type CachedImage = { body: Uint8Array<ArrayBuffer>; type: string };

/** The storage's answer: an image, one too large to cache, a missing one, or a failure. */
export type ImageResult = CachedImage | "large" | "missing" | "failed";

type Entry = { outcome: ImageResult; lastGood: CachedImage | undefined; until: number };

const freshMs = 60_000;
// Failures are cached too, so a failing storage or an invented name costs one request.
const failureMs = 5_000;
/** Largest image that is cached, in bytes: larger ones would evict all others. */
export const maxImageBytes = 2 * 1024 * 1024;
const maxTotalBytes = 32 * 1024 * 1024;
const maxEntries = 2_000;
const refreshTimeoutMs = 1_000;

/**
 * An LRU cache of the image storage's answers by URL: one request at a time for each, failures for five
 * seconds, and the last good image while the storage fails or takes longer than a second.
 */
export class ImageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, Promise<ImageResult>>();
  private size = 0;
  private readonly fetchPicture: (url: string) => Promise<ImageResult>;
  private readonly now: () => number;

  constructor(fetchPicture: (url: string) => Promise<ImageResult>, now: () => number = () => performance.now()) {
    this.fetchPicture = fetchPicture;
    this.now = now;
  }

  /** The image at a URL, fetched when it is not cached or older than a minute; never rejects. */
  async find(url: string): Promise<ImageResult> {
    const entry = this.entries.get(url);
    if (!entry) return this.refresh(url);
    this.set(url, entry);
    const cached = entry.lastGood ?? entry.outcome;
    if (this.now() < entry.until) return cached;
    const request = this.refresh(url);
    return entry.lastGood ? raceWithLastGood(request, entry.lastGood) : request;
  }

  private refresh(url: string): Promise<ImageResult> {
    const known = this.inFlight.get(url);
    if (known) return known;
    const request = this.fetchPicture(url)
      .then((outcome) => this.store(url, outcome))
      .finally(() => this.inFlight.delete(url));
    this.inFlight.set(url, request);
    return request;
  }

  /** Stores a result; returns what to answer, which is the last good image after a failure. */
  private store(url: string, outcome: ImageResult): ImageResult {
    const lastGood = outcome === "failed" ? this.entries.get(url)?.lastGood : toImage(outcome);
    const until = this.now() + (outcome === "failed" || outcome === "missing" ? failureMs : freshMs);
    this.set(url, { outcome, lastGood, until });
    return lastGood ?? outcome;
  }

  private set(url: string, entry: Entry): void {
    this.delete(url);
    this.entries.set(url, entry);
    this.size += getByteLength(entry);
    for (const oldest of this.entries.keys()) {
      if (this.size <= maxTotalBytes && this.entries.size <= maxEntries) return;
      this.delete(oldest);
    }
  }

  private delete(url: string): void {
    const entry = this.entries.get(url);
    if (!entry) return;
    this.entries.delete(url);
    this.size -= getByteLength(entry);
  }
}

const toImage = (outcome: ImageResult) => (typeof outcome === "string" ? undefined : outcome);
const getByteLength = ({ lastGood }: Entry) => lastGood?.body.byteLength ?? 0;

async function raceWithLastGood(request: Promise<ImageResult>, lastGood: CachedImage): Promise<ImageResult> {
  const late = Promise.withResolvers<ImageResult>();
  const timer = setTimeout(() => late.resolve(lastGood), refreshTimeoutMs);
  return Promise.race([request, late.promise]).finally(() => clearTimeout(timer));
}
