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

/** Focuses a field on `/`, except while typing in another control; returns whether the shortcut is on, and its switch. */
export function useSlash(field: RefObject<HTMLInputElement | null>): [boolean, () => void] {
  const isOn = useSyncExternalStore(subscribe, isOnNow, () => true);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(typedInto);
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [field, isOn]);
  return [isOn, change];
}
