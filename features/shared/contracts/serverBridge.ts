import type { MissedSearch } from "./notFound.ts";
import type { PageMarkdown } from "./toMarkdown.ts";

/**
 * The contract between the server process (`server/`) and the app, which Next runs inside it. The app calls the server
 * through `globalThis.halyardServer`; the server calls the app by requests, which the app recognizes by their context,
 * and asks it through `globalThis.halyardContent` whether stored pages are current.
 */
declare global {
  /** Absent under `next start` and `next dev`. */
  var halyardServer: ServerBridge | undefined;
  /** Absent until the app has read the site's index. */
  var halyardContent: ContentBridge | undefined;
}

/** What the app knows about stored pages; both are answered from memory. */
export type ContentBridge = {
  /** Changes with the site's index: paths, titles, lists; `undefined` before it was read. */
  getVersion(): number | undefined;
  /** Whether everything that a page read of the index, by its cache tags, is still so. */
  areReadsCurrent(tags: readonly string[]): boolean;
};

/** A publication, or the confirmation that removing most content is intended. */
export type ContentChange = "published" | "loss meant";

/** A path that the server process has resolved: the route of the app that renders it, and the status of the answer. */
export type ResolvedPage = { path: string; status: number };

/** What a request of the server process asks the app for. */
export type ServerRequest =
  | { kind: "page"; page: ResolvedPage | undefined }
  | { kind: "routes" }
  | { kind: "refresh"; change: ContentChange };

/** Functions of the server process for the app. */
export type ServerBridge = {
  /** The request under way, when the server process sent it: its asynchronous context, which no client can forge. */
  getRequest(): ServerRequest | undefined;
  /** Marks the stored pages with one of these cache tags stale. */
  expire(tags: readonly string[]): void;
  /** Reloads the route table. */
  reloadRoutes(): Promise<void>;
  /**
   * A page as Markdown; `undefined` for other paths. With the time of its document's last publication, texts of other
   * documents on the page may be older than those that visitors see.
   */
  loadMarkdown(path: string, changed?: string): Promise<PageMarkdown | undefined>;
  /** Tells the other instances of the site, where there are any. */
  publish(change: ContentChange): void;
  /** Says that the page under way shows a search without a result. */
  noteMissedSearch(search: MissedSearch): void;
  /** Records that the repository knows the token of a preview cookie (decoded). */
  confirmPreview(cookie: string): void;
};

/** The endpoint of the route table; supports `ETag` and `If-None-Match`. */
export const routesUrl = "/api/addresses/";

/** The endpoint that rereads the repository, for `POST`. */
export const refreshUrl = "/api/revalidate/";
