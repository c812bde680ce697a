// Set in the browser alone, by the account that has it: on the server this stays empty.
let ownKey: string | undefined;
const listeners = new Set<() => void>();

/** The key that the visitor's calls carry; `undefined` without one. */
export const getOwnKey = (): string | undefined => ownKey;

/** Gives the visitor's key to every part of the page that sends calls. */
export function setOwnKey(key: string | undefined): void {
  if (ownKey === key) return;
  ownKey = key;
  for (const listener of listeners) listener();
}

/** Subscribes to the visitor's key; returns the unsubscribe function. */
export function subscribeToOwnKey(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
