import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

declare global {
  /**
   * The server process around the framework (`server/`), which keeps pages and addresses in memory. It is reached
   * through this because it runs in the same process; absent under `next start` and `next dev`.
   */
  var halyardServer:
    | {
        token: string;
        purge(): Promise<void>;
        expired(page: string): void;
        tell(news: "published" | "loss meant"): void;
        confirmPreview(cookie: string): void;
      }
    | undefined;
}

/** Whether a request comes from the server process around the framework. */
export function isServerProcess(request: Request): boolean {
  const token = globalThis.halyardServer?.token;
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${token}`));
}

/** Lets the server process read the addresses anew and render its pages again; nothing without one. */
export async function purgeServerProcess(): Promise<void> {
  await globalThis.halyardServer?.purge();
}

/** Tells the server process that a page it asked to expire has expired. */
export function tellExpired(page: string): void {
  globalThis.halyardServer?.expired(page);
}

/** Tells the server process that the repository knows the token in a preview's cookie. */
export function confirmPreview(cookie: string): void {
  globalThis.halyardServer?.confirmPreview(cookie);
}

/** Tells the other instances of the site, where there are any, to look at the repository. */
export function tellOtherInstances(news: "published" | "loss meant" = "published"): void {
  globalThis.halyardServer?.tell(news);
}
