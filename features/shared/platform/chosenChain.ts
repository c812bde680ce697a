import { currentKey } from "@/features/shared/contracts/chains";

const key = "chain";
const listeners = new Set<() => void>();

/** The chain that the visitor chose last; `undefined` before a choice, or where storage is closed. */
export function chosenChain(): string | undefined {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === null ? undefined : currentKey(chosen);
  } catch (error) {
    console.warn("chain: storage is closed", error);
    return undefined;
  }
}

/** Stores the visitor's chain, for every part of the page that shows one. */
export function chooseChain(chain: string): void {
  try {
    localStorage.setItem(key, chain);
  } catch (error) {
    console.warn("chain: storage is blocked, the choice is not stored", error);
  }
  for (const listener of listeners) listener();
}

/** Subscribes to the chosen chain; returns the unsubscribe function. */
export function subscribeToChain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
