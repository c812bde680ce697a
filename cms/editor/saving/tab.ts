import { newUuid } from "#cms/editor/store/newUuid.ts";

const storageKey = "studio-tab";

const lockName = (document: string, tab: string) => `studio ${document} ${tab}`;

let unstored: string | undefined;

/** The id of this tab; a reload keeps it, unless the browser blocks its storage. */
export function getTabId(): string {
  try {
    const id = sessionStorage.getItem(storageKey) ?? newUuid();
    sessionStorage.setItem(storageKey, id);
    return id;
  } catch (error) {
    console.warn("studio: the browser stores no tab id", error);
    unstored ??= newUuid();
    return unstored;
  }
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

/** Whether another tab still has the document open; false where the browser does not tell. */
export async function isTabOpen(document: string, tab: string): Promise<boolean> {
  try {
    const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
    return locks.some(({ name }) => name === lockName(document, tab));
  } catch (error) {
    console.warn("studio: the locks of other tabs are unavailable", error);
    return false;
  }
}
