import { useEffect, useSyncExternalStore } from "react";
import type { RefObject } from "react";

// The page's first script reads it too.
const key = "slash";
const changed = "site:slash";

const typedInto = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};

function isOnNow(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // Without storage the shortcut cannot have been switched off.
    return true;
  }
}

function change(): void {
  try {
    if (isOnNow()) localStorage.setItem(key, "off");
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn("slash: storage is closed, the key stays as it is", error);
  }
  window.dispatchEvent(new Event(changed));
}

/** Whether a key is `/` as a way to the search: not while typing, and not after a visitor switched it off. */
export function isSlash({ key: name, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (name !== "/" || ctrlKey || metaKey || !isOnNow()) return false;
  return !(target instanceof Element && target.closest(typedInto));
}

/** Whether the shortcut is on, and its switch. */
export const useSlashSwitch = (): [boolean, () => void] => [
  useSyncExternalStore(subscribe, isOnNow, () => true),
  change,
];

/** Focuses a field on `/`. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isSlash(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [field]);
}
