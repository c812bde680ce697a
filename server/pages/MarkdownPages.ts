import { hash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { toMarkdown } from "../../features/shared/contracts/toMarkdown.ts";
import type { PageMarkdown } from "../../features/shared/contracts/toMarkdown.ts";
import { BackgroundQueue } from "../http/BackgroundQueue.ts";
import { log, toErrorMessage } from "../log.ts";
import type { RouteTableLoader } from "../routing/RouteTableLoader.ts";
import type { App } from "./App.ts";
import { isOutdated, readBuiltPages } from "./nextInternals.ts";
import { toSource } from "./PageStore.ts";
import type { PageStore } from "./PageStore.ts";

type Options = {
  app: Pick<App, "requestPage">;
  routing: Pick<RouteTableLoader, "table">;
  store: Pick<PageStore, "getSource">;
  /** Folder of the build. */
  distDir: string;
};

/** A page's Markdown with what it was made from, as `PageStore` has it. */
type Stored = PageMarkdown & { source: string; tags: readonly string[]; renderedAt: number };

// Figures in texts may be that old; a publication counts at once.
const maxAgeMs = 3_600_000;

/** Pages as Markdown, for readers that need hundreds at a time: on the disk with the copies of their pages. */
export class MarkdownPages {
  private readonly options: Options;
  private readonly queue = new BackgroundQueue();
  private readonly queued = new Set<string>();
  private readonly inFlight = new Map<string, Promise<Stored>>();

  constructor(options: Options) {
    this.options = options;
  }

  /**
   * The Markdown of a page as it was last rendered; `undefined` for a path that is no page. Throws when rendering fails.
   * With `changed`, the time of its document's last publication, a text made since will do, even if other documents that
   * the page shows were published later: it is made again in the background, like an old one.
   */
  async load(key: string, changed?: string): Promise<PageMarkdown | undefined> {
    const { store, routing, distDir } = this.options;
    if (!routing.table?.hasPage(key)) return undefined;
    const stored = await read(distDir, key);
    const isCurrent =
      stored !== undefined &&
      !isOutdated(stored.tags, stored.renderedAt) &&
      (store.getSource(key) ?? stored.source) === stored.source;
    const isOwnCurrent = changed !== undefined && Date.parse(stored?.changed ?? "") === Date.parse(changed);
    if (!stored || !(isCurrent || isOwnCurrent)) return this.make(key);
    if (!isCurrent) this.queueUp(key, () => this.make(key));
    else if (Date.now() > stored.renderedAt + maxAgeMs) this.queueUp(key, () => this.render(key, true));
    return stored;
  }

  /** Lets no reader wait for what is being made: content has changed. */
  forget(): void {
    this.inFlight.clear();
  }

  private queueUp(key: string, work: () => Promise<Stored>): void {
    if (this.queued.has(key)) return;
    this.queued.add(key);
    this.queue.add(async () => {
      const startedAt = Date.now();
      await work().finally(() => this.queued.delete(key));
      // Hundreds may wait: visitors get half of the time.
      await sleep(Date.now() - startedAt);
    });
  }

  private make(key: string): Promise<Stored> {
    const pending =
      this.inFlight.get(key) ??
      this.render(key).finally(() => this.inFlight.get(key) === pending && this.inFlight.delete(key));
    this.inFlight.set(key, pending);
    return pending;
  }

  private async render(key: string, isFresh = false): Promise<Stored> {
    const { app, routing, distDir } = this.options;
    const path = routing.table?.writeAppPath(key) ?? key;
    const request = { url: encodeURI(key), page: { path, status: 200 }, isFresh };
    // A publication meanwhile may come too late for the text.
    const startedAt = Date.now();
    let response = await app.requestPage(request);
    // Next lets requests for a page share a render, which may have begun before a publication.
    if (response.tags === undefined) response = await app.requestPage(request);
    const { status, body, tags, renderedAt, isRendered } = response;
    if (status !== 200) throw new Error(`${key} answered ${status}`);
    const page = { html: body.toString(), tags: tags ?? [], renderedAt: isRendered ? startedAt : (renderedAt ?? 0) };
    const markdown = await convert(page, await read(distDir, key));
    // The file only saves time.
    const warn = (error: unknown) => log("warn", "a text was not stored", { page: key, reason: toErrorMessage(error) });
    if (tags) await write(distDir, key, markdown).catch(warn);
    return markdown;
  }
}

/** Stores the Markdown of all pages that a build has rendered. */
export async function writeBuiltPages(distDir: string): Promise<void> {
  for (const { key, ...page } of readBuiltPages(distDir)) await write(distDir, key, await convert(page));
}

type Page = Pick<Stored, "tags" | "renderedAt"> & { html: string };

/** A page with its Markdown; converting a long one takes tens of milliseconds, so an equal one's is taken over. */
async function convert({ html, ...page }: Page, before?: Stored): Promise<Stored> {
  const source = toSource(html);
  return { ...(before?.source === source ? before : await toMarkdown(html)), source, ...page };
}

// Paths may be longer than the names of files.
const getFile = (distDir: string, key: string) => join(distDir, "markdown", `${hash("sha256", key, "base64url")}.json`);

/** What is stored of a page; `undefined` when there is nothing. */
async function read(distDir: string, key: string): Promise<Stored | undefined> {
  try {
    const stored: Stored = JSON.parse(await readFile(getFile(distDir, key), "utf8"));
    return stored;
  } catch {
    // Missing or unreadable: it is made anew.
    return undefined;
  }
}

async function write(distDir: string, key: string, page: Stored): Promise<void> {
  const file = getFile(distDir, key);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(page));
  await rename(draft, file);
}
