/** The visitor's key, and the networks (`eth demo`) that this site's gateway answers; none on another platform. */
export type OwnKey = { key: string; networks: readonly string[] | undefined };

// Set only in the browser, after the account is loaded; always empty on the server.
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
