import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";

import { parseResolvedPage, resolvedPageHeader, writeAuthorization } from "@/features/shared/contracts/serverBridge";
import type { ContentChange, ResolvedPage } from "@/features/shared/contracts/serverBridge";

/** Whether a request comes from the server process around Next. */
export function isServerProcess(request: Request): boolean {
  const token = globalThis.halyardServer?.token;
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(writeAuthorization(token)));
}

/** The server process's resolution of a request's path; `undefined` for requests of other origin. */
export function readResolvedPage(request: Request): ResolvedPage | undefined {
  const value = request.headers.get(resolvedPageHeader);
  return value !== null && isServerProcess(request) ? parseResolvedPage(value) : undefined;
}

/** Makes the server process reload the route table and mark its pages stale; does nothing without one. */
export async function purgeServerProcess(): Promise<void> {
  await globalThis.halyardServer?.purge();
}

/** Notifies the server process that a page has expired as requested. */
export function notifyPageExpired(path: string): void {
  globalThis.halyardServer?.pageExpired(path);
}

/** Notifies the server process that the repository accepted the token of a preview cookie. */
export function confirmPreview(cookie: string): void {
  globalThis.halyardServer?.confirmPreview(cookie);
}

/** Notifies the other instances of the site to refresh from the repository. */
export function notifyOtherInstances(change: ContentChange = "published"): void {
  globalThis.halyardServer?.publish(change);
}
