/** The visitor's key, and what this site's gateway answers with it, each as `eth demo`; nothing where the platform is another. */
export type OwnKey = { key: string; networks: readonly string[] | undefined };

// Set in the browser alone, by the account that has it: on the server this stays empty.
let ownKey: OwnKey | undefined;
const listeners = new Set<() => void>();

/** The key that the visitor's calls carry; `undefined` without one. */
export const getOwnKey = (): OwnKey | undefined => ownKey;

/** Gives the visitor's key to every part of the page that sends calls. */
export function setOwnKey(own: OwnKey | undefined): void {
  ownKey = own;
  for (const listener of listeners) listener();
}

/** Subscribes to the visitor's key; returns the unsubscribe function. */
export function subscribeToOwnKey(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
