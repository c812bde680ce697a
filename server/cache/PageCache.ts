// The cache of rendered pages: bytes in memory by URL, with their variants and their revalidation.
// Nothing in it depends on a visitor.
import { recompress } from "../http/representation.ts";
import type { Representation } from "../http/representation.ts";
import { log, toErrorMessage } from "../log.ts";
import { RecompressionQueue } from "./RecompressionQueue.ts";

/** A page that may be shared: its bytes, what they were rendered from, and its lifetime in milliseconds. */
export type Rendered = {
  representation: Representation;
  source: string;
  fresh: number;
  stale: number;
  /** RSC payload that the page fetches for hydration, and its URL. */
  payload?: { url: string; representation: Representation } | undefined;
};

/** Renders a page again. `undefined`: the page may not be shared. Throws on failure. */
export type Render = (held: Rendered | undefined) => Promise<Rendered | undefined>;

type Entry = Rendered & {
  key: string;
  freshUntil: number;
  staleUntil: number;
  retryAt: number;
  age: number;
  hits: number;
  /** Payloads of earlier versions, for open tabs. */
  past: Past[];
};

type Past = { payload: NonNullable<Rendered["payload"]>; until: number };
type InFlight = { age: number; rendered: Promise<Rendered | undefined> };

// Only pages that are requested repeatedly are recompressed.
const popular = 1;
const overheadBytes = 1_024;
// A page that hydrates with newer data than its own re-renders while the visitor uses it.
const maxPast = 3;
const pastPayloadMs = 30 * 60_000;

type Options = {
  /** Capacity in bytes. */
  limit: number;
  /** How long a visitor waits for a newer page when an older one is cached. */
  maxWaitMs?: number;
  /** Delay before a failed page is rendered again. */
  retryDelayMs?: number;
  now?: () => number;
};

/** Shared pages in memory, bounded by least recent use: one render per page at a time, failures keep the last good copy. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, InFlight>();
  private readonly recompression = new RecompressionQueue();
  private readonly options: Required<Options>;
  private age = 0;
  /** Bytes in use. */
  size = 0;

  constructor(options: Options) {
    this.options = { maxWaitMs: 1_000, retryDelayMs: 2_000, now: Date.now, ...options };
  }

  /** A copy that may be sent right now; a stale one is revalidated in the background. */
  find(key: string, render: Render): Representation | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.options.now();
    if (now >= entry.retryAt) {
      if (entry.age !== this.age || now >= entry.staleUntil) return undefined;
      if (now >= entry.freshUntil) this.renew(key, render).catch(() => undefined);
    }
    this.use(entry);
    return entry.representation;
  }

  /** Renders a page, or waits for the render under way. The last good copy is sent when that fails or times out. */
  async load(key: string, render: Render): Promise<Representation | undefined> {
    const load = this.renew(key, render);
    const held = this.entries.get(key);
    if (!held) return (await load)?.representation;
    const fallback = Promise.withResolvers<Rendered>();
    const timer = setTimeout(() => fallback.resolve(held), this.options.maxWaitMs);
    try {
      return (await Promise.race([load, fallback.promise]))?.representation;
    } catch {
      return held.representation;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The RSC payload at a URL, also of recent versions, or that of a fresh page; `undefined` when only a render can tell. */
  findPayload(key: string, url: string): Rendered["payload"] {
    const entry = this.entries.get(key);
    const held = [entry?.payload, ...(entry?.past ?? []).map(({ payload }) => payload)];
    const isFresh = entry?.age === this.age && this.options.now() < entry.freshUntil;
    return held.find((payload) => payload?.url === url) ?? (isFresh ? entry.payload : undefined);
  }

  /** The current data of a page, freshly rendered; `undefined` when the page has none. */
  renderPayload = async (key: string, render: Render) => (await this.renew(key, render))?.payload;

  /** Marks every page stale. */
  purge(): void {
    this.age += 1;
    for (const entry of this.entries.values()) entry.retryAt = 0;
  }

  private renew(key: string, render: Render): Promise<Rendered | undefined> {
    const { age } = this;
    const known = this.inFlight.get(key);
    // A render started before a purge may still contain old content.
    if (known?.age === age) return known.rendered;
    const load: InFlight = { age, rendered: this.run(key, render, age) };
    this.inFlight.set(key, load);
    const forget = () => {
      if (this.inFlight.get(key) === load) this.inFlight.delete(key);
    };
    load.rendered.then(forget, forget);
    return load.rendered;
  }

  private async run(key: string, render: Render, age: number): Promise<Rendered | undefined> {
    try {
      const rendered = await render(this.entries.get(key));
      if (rendered) this.keep(key, rendered, age);
      else this.drop(key);
      return rendered;
    } catch (error) {
      const held = this.entries.get(key);
      if (held) held.retryAt = this.options.now() + this.options.retryDelayMs;
      log("warn", "a page was not rendered", { page: key, kept: held !== undefined, reason: toErrorMessage(error) });
      throw error;
    }
  }

  private keep(key: string, rendered: Rendered, age: number): void {
    const now = this.options.now();
    const held = this.entries.get(key);
    this.drop(key);
    const freshUntil = now + rendered.fresh;
    const entry: Entry = {
      ...rendered,
      past: held ? keepPast(held, rendered, now) : [],
      key,
      hits: held?.hits ?? 0,
      age,
      freshUntil,
      staleUntil: freshUntil + rendered.stale,
      retryAt: 0,
    };
    this.entries.set(key, entry);
    this.size += weigh(entry);
    const isOther = held?.representation !== rendered.representation;
    if (isOther && entry.hits >= popular) this.recompression.add(() => this.recompressEntry(entry));
    for (const [oldest] of this.entries) {
      if (this.size <= this.options.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.size -= weigh(entry);
  }

  private use(entry: Entry): void {
    entry.hits += 1;
    // Reinserting an entry makes it the most recently used; doing so occasionally is enough.
    if ((entry.hits & 63) === 1) {
      this.entries.delete(entry.key);
      this.entries.set(entry.key, entry);
    }
    if (entry.hits === popular) this.recompression.add(() => this.recompressEntry(entry));
  }

  private async recompressEntry(entry: Entry): Promise<void> {
    const before = entry.representation.size;
    await recompress(entry.representation);
    const current = this.entries.get(entry.key);
    if (current?.representation === entry.representation) this.size += entry.representation.size - before;
  }
}

/** The payloads that stay available after a page was replaced, latest first. */
function keepPast(held: Entry, { payload }: Rendered, now: number): Past[] {
  const last = held.payload ? [{ payload: held.payload, until: now + pastPayloadMs }] : [];
  return [...last, ...held.past].filter((one) => one.until > now && one.payload.url !== payload?.url).slice(0, maxPast);
}

const weigh = ({ representation, payload, past }: Entry) =>
  [payload, ...past.map((one) => one.payload)].reduce(
    (sum, one) => sum + (one?.representation.size ?? 0),
    representation.size + overheadBytes,
  );
