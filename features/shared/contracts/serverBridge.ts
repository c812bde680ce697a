/**
 * The contract between the server process (`server/`) and the app, which Next runs inside it. The app calls the server
 * through `globalThis.halyardServer`; the server calls two endpoints of the app, which alone have Next's request scope.
 */
declare global {
  /** Absent under `next start` and `next dev`. */
  var halyardServer: ServerBridge | undefined;
}

/** A publication, or the confirmation that removing most content is intended. */
export type ContentChange = "published" | "loss meant";

/** Functions of the server process for the app. */
export type ServerBridge = {
  /** Secret that proves to the app's endpoints that the server process calls them. */
  token: string;
  /** Reloads the route table and marks every page stale. */
  purge(): Promise<void>;
  /** Next has expired a page, as the server process requested. */
  pageExpired(path: string): void;
  /** Tells the other instances of the site, where there are any. */
  publish(change: ContentChange): void;
  /** Records that the repository knows the token of a preview cookie (decoded). */
  confirmPreview(cookie: string): void;
};

/** A path that the server process has resolved: the route of the app that renders it, and the status of the answer. */
export type ResolvedPage = { path: string; status: number };

/** Header with the resolved path, from the server process to the app's proxy. */
export const resolvedPageHeader = "x-halyard-page";

/** The value of that header. */
export const writeResolvedPage = ({ path, status }: ResolvedPage) => `${status} ${path}`;

/** Reads what `writeResolvedPage` wrote; `undefined` for anything else. */
export function parseResolvedPage(text: string | null): ResolvedPage | undefined {
  const [, status, path] = /^(\d{3}) (\/\S*)$/.exec(text ?? "") ?? [];
  return status === undefined || path === undefined ? undefined : { path, status: Number(status) };
}

/** Requests of the server process to the app's revalidation endpoint. */
export type Revalidation = { kind: "page"; path: string } | { kind: "content"; change: ContentChange };

/** The endpoint of the route table; supports `ETag` and `If-None-Match`. */
export const routesUrl = "/api/addresses/";

const revalidationPath = "/api/revalidate/";

/** URL of a revalidation, for `POST`. */
export function writeRevalidationUrl(revalidation: Revalidation): string {
  if (revalidation.kind === "page") return `${revalidationPath}?page=${encodeURIComponent(revalidation.path)}`;
  return revalidation.change === "loss meant" ? `${revalidationPath}?believe=true` : revalidationPath;
}

/** Reads what `writeRevalidationUrl` wrote. */
export function parseRevalidationUrl(url: string): Revalidation {
  const { searchParams } = new URL(url, "http://site");
  const path = searchParams.get("page");
  if (path !== null) return { kind: "page", path };
  return {
    kind: "content",
    change: searchParams.get("believe") === "true" ? "loss meant" : "published",
  };
}

/** The `Authorization` header of the server process. */
export const writeAuthorization = (token: string) => `Bearer ${token}`;
