import "server-only";

import type { ContentChange, ResolvedPage, ServerRequest } from "@/features/shared/contracts/serverBridge";

/** What the request under way asks for, when the server process around Next sent it. */
export const getServerRequest = (): ServerRequest | undefined => globalThis.halyardServer?.getRequest();

/** The server process's resolution of the path under way; `undefined` for requests of other origin. */
export function getResolvedPage(): ResolvedPage | undefined {
  const request = getServerRequest();
  return request?.kind === "page" ? request.page : undefined;
}

/** Whether the server process stores the pages. */
export const hasServer = () => globalThis.halyardServer !== undefined;

/** Makes the server process reload the route table; does nothing without one. */
export async function reloadServerRoutes(): Promise<void> {
  await globalThis.halyardServer?.reloadRoutes();
}

/** Notifies the server process that the repository accepted the token of a preview cookie. */
export function confirmPreview(cookie: string): void {
  globalThis.halyardServer?.confirmPreview(cookie);
}

/** Notifies the other instances of the site to refresh from the repository. */
export function notifyOtherInstances(change: ContentChange = "published"): void {
  globalThis.halyardServer?.publish(change);
}
