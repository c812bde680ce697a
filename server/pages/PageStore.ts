import { hash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { recompress } from "../http/representation.ts";
import type { Representation } from "../http/representation.ts";
import { BackgroundQueue } from "../http/BackgroundQueue.ts";
import { log, toErrorMessage } from "../log.ts";

/** What tells whether two renders of a page are the same. */
export const toSource = (html: string | Buffer): string => hash("sha256", html, "base64");

/** A page that may be shared: its bytes, what they were rendered from, and until when it is fresh, then stale. */
export type Rendered = {
  representation: Representation;
  source: string;
  freshUntil: number;
  staleUntil: number;
  /** Cache tags; `undefined` when unknown, so that every publication concerns the page. */
  tags: readonly string[] | undefined;
  /** A publication concerns it: it is sent only while it cannot be rendered. */
  isExpired?: boolean;
  /** RSC payload that the page fetches for hydration, and its URL. */
  payload?: { url: string; representation: Representation } | undefined;
};

/**
 * Renders a page. `held` is the copy in the store; without one, a copy from the disk will do. `undefined`: the page may
 * not be shared. Throws on failure.
 */
export type Render = (previous: Rendered | undefined) => Promise<Rendered | undefined>;

type Entry = Rendered & {
  isExpired: boolean;
  /** The version of the content that its reads were compared with. */
  version: number | undefined;
  retryAt: number;
  hits: number;
  /** Payloads of earlier versions, for open tabs. */
  past: Past[];
};

type Past = { payload: NonNullable<Rendered["payload"]>; until: number };
type InFlight = { rendered: Promise<Rendered | undefined>; expired: Set<string> };

// Hits after which a page is recompressed: half a second of a processor, for a few percent of its bytes.
const popular = 10;
const overheadBytes = 1_024;
// A page that hydrates with newer data than its own re-renders while the visitor uses it.
const maxPast = 3;
const pastPayloadMs = 30 * 60_000;

type Options = {
  /** Capacity in bytes. */
  limit: number;
  /** How long a visitor waits for a newer page when an older one is stored. */
  maxWaitMs?: number;
  /** The same when the older one may not even be sent stale, such as one of an earlier day. */
  maxOutdatedWaitMs?: number;
  /** Delay before a failed page is rendered again. */
  retryDelayMs?: number;
  now?: () => number;
};

/** The one store of shared pages, bounded by least recent use: one render per page at a time, failures keep the last copy. */
export class PageStore {
  private readonly entries: LRUCache<string, Entry>;
  private readonly inFlight = new Map<string, InFlight>();
  private readonly recompression = new BackgroundQueue();
  private readonly options: Required<Options>;

  constructor(options: Options) {
    this.options = {
      maxWaitMs: 1_000,
      maxOutdatedWaitMs: 5_000,
      retryDelayMs: 2_000,
      now: () => Date.now(),
      ...options,
    };
    this.entries = new LRUCache({ maxSize: options.limit, sizeCalculation: weigh });
  }

  /** Bytes in use. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  /** What a stored page was rendered from; `undefined` when it is not stored. */
  getSource(key: string): string | undefined {
    return this.entries.peek(key)?.source;
  }

  /** A copy that may be sent right now; a stale one is rendered again in the background. */
  find(key: string, render: Render): Representation | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.options.now();
    this.compareReads(entry);
    if (now >= entry.retryAt) {
      if (entry.isExpired || now >= entry.staleUntil) return undefined;
      if (now >= entry.freshUntil) this.renew(key, render).catch(() => undefined);
    }
    entry.hits += 1;
    if (entry.hits === popular) this.addRecompression(key, entry);
    return entry.representation;
  }

  /** Renders a page, or waits for the render under way. The last good copy is sent when that fails or times out. */
  async load(key: string, render: Render): Promise<Representation | undefined> {
    const load = this.renew(key, render);
    const entry = this.entries.get(key);
    // Another render may have replaced it meanwhile, or a copy have been found on the disk.
    const findLast = () => this.entries.peek(key) ?? entry;
    const fallback = Promise.withResolvers<Rendered>();
    const { maxWaitMs, maxOutdatedWaitMs, now } = this.options;
    const isOutdated = entry !== undefined && now() >= entry.staleUntil;
    const timer = setTimeout(
      () => {
        const last = findLast();
        if (last) fallback.resolve(last);
      },
      isOutdated ? maxOutdatedWaitMs : maxWaitMs,
    );
    try {
      return (await Promise.race([load, fallback.promise]))?.representation;
    } catch (error) {
      const last = findLast();
      if (!last) throw error;
      return last.representation;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The RSC payload at a URL, also of recent versions, or that of a fresh page; `undefined` when only a render can tell. */
  findPayload(key: string, url: string): Rendered["payload"] {
    const entry = this.entries.get(key);
    const payloads = [entry?.payload, ...(entry?.past ?? []).map(({ payload }) => payload)];
    return payloads.find((payload) => payload?.url === url) ?? (this.isFresh(entry) ? entry.payload : undefined);
  }

  /** The page, rendered unless its copy is fresh; `undefined` when it may not be shared. */
  async refresh(key: string, render: Render): Promise<Rendered | undefined> {
    const entry = this.entries.get(key);
    return this.isFresh(entry) ? entry : this.renew(key, render);
  }

  /** Marks pages with one of these cache tags stale, also those that are being rendered: they may have read old content. */
  expire(tags: readonly string[]): void {
    for (const { expired } of this.inFlight.values()) for (const tag of tags) expired.add(tag);
    const expired = new Set(tags);
    for (const entry of this.entries.values()) {
      if (concerns(entry, expired)) expire(entry);
    }
  }

  private isFresh(entry: Entry | undefined): entry is Entry {
    if (entry) this.compareReads(entry);
    return entry !== undefined && !entry.isExpired && this.options.now() < entry.freshUntil;
  }

  /** Expires a page once something that it read of the site's index is another: compared at its first visit after a publication. */
  private compareReads(entry: Entry): void {
    const { halyardContent: content } = globalThis;
    const version = content?.getVersion();
    if (!content || version === undefined || version === entry.version) return;
    entry.version = version;
    if (!entry.isExpired && !content.areReadsCurrent(entry.tags ?? [])) expire(entry);
  }

  private renew(key: string, render: Render): Promise<Rendered | undefined> {
    const known = this.inFlight.get(key);
    // Whether a publication meanwhile concerns the page is known once it is rendered.
    if (known?.expired.size === 0) return known.rendered;
    const expired = new Set<string>();
    const rendered = this.run(key, render, expired, known?.rendered).finally(() => {
      if (this.inFlight.get(key)?.expired === expired) this.inFlight.delete(key);
    });
    this.inFlight.set(key, { expired, rendered });
    return rendered;
  }

  private async run(
    key: string,
    render: Render,
    expired: ReadonlySet<string>,
    earlier: Promise<unknown> | undefined,
  ): Promise<Rendered | undefined> {
    if (earlier) {
      // The framework would join the two renders.
      await earlier.catch(() => undefined);
      const entry = this.entries.get(key);
      if (this.isFresh(entry)) return entry;
    }
    try {
      const found = await render(this.entries.peek(key));
      // An old copy from the disk: it is sent while the page cannot be rendered.
      if (found?.isExpired) this.keep(key, found, expired);
      const rendered = found?.isExpired ? await render(found) : found;
      if (rendered) this.keep(key, rendered, expired);
      else this.entries.delete(key);
      return rendered;
    } catch (error) {
      const current = this.entries.peek(key);
      if (current) current.retryAt = this.options.now() + this.options.retryDelayMs;
      log("warn", "a page was not rendered", { page: key, kept: current !== undefined, reason: toErrorMessage(error) });
      throw error;
    }
  }

  private keep(key: string, rendered: Rendered, expired: ReadonlySet<string>): void {
    const current = this.entries.peek(key);
    const past = current ? keepPast(current, rendered, this.options.now()) : [];
    const isExpired = rendered.isExpired === true || concerns(rendered, expired);
    const entry: Entry = { ...rendered, past, hits: current?.hits ?? 0, isExpired, version: undefined, retryAt: 0 };
    this.entries.set(key, entry);
    if (current?.representation !== rendered.representation && entry.hits >= popular) this.addRecompression(key, entry);
  }

  private addRecompression(key: string, entry: Entry): void {
    this.recompression.add(async () => {
      await recompress(entry.representation);
      // Its size has changed.
      if (this.entries.peek(key) === entry) this.entries.set(key, entry);
    });
  }
}

function expire(entry: Entry): void {
  entry.isExpired = true;
  entry.retryAt = 0;
}

/** Whether an expiry concerns a page. */
const concerns = ({ tags }: Rendered, expired: ReadonlySet<string>) =>
  expired.size > 0 && (tags === undefined || tags.some((tag) => expired.has(tag)));

/** The payloads that stay available after a page was replaced, latest first. */
function keepPast(entry: Entry, { payload }: Rendered, now: number): Past[] {
  const last = entry.payload ? [{ payload: entry.payload, until: now + pastPayloadMs }] : [];
  return [...last, ...entry.past]
    .filter((one) => one.until > now && one.payload.url !== payload?.url)
    .slice(0, maxPast);
}

function weigh({ representation, payload, past }: Entry): number {
  const payloads = [payload, ...past.map((one) => one.payload)];
  return payloads.reduce((sum, one) => sum + (one?.representation.size ?? 0), representation.size + overheadBytes);
}
