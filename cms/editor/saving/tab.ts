import { newUuid } from "#cms/editor/store/newUuid.ts";

const storageKey = "studio-tab";

const lockName = (document: string, tab: string) => `studio ${document} ${tab}`;

/** The id of this tab; a reload keeps it. */
export function getTabId(): string {
  const stored = sessionStorage.getItem(storageKey);
  if (stored) return stored;
  const id = newUuid();
  sessionStorage.setItem(storageKey, id);
  return id;
}

/**
 * Holds a Web Lock while a document is open here, until the returned function is called or the tab closes. Does nothing
 * where the Web Locks API is missing (insecure contexts).
 */
export function holdTab(document: string, tab: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  navigator.locks
    ?.request(lockName(document, tab), () => promise)
    .catch((error: unknown) => {
      console.warn("studio: the lock of this tab is unavailable", error);
    });
  return () => resolve(undefined);
}

/** Whether another tab still has the document open. */
export async function isTabOpen(document: string, tab: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName(document, tab));
}
