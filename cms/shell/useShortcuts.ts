import { useEffect } from "react";

import { isComposing } from "#contracts/isComposing.ts";

import type { StudioStore } from "./StudioStore.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,textarea,select"));

/** Ctrl/⌘ K opens the palette, `?` the shortcuts unless a text control has the focus; also while the session is loading. */
export function useShortcuts(store: StudioStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || event.defaultPrevented || event.altKey) return;
      const isCommand = event.metaKey || event.ctrlKey;
      if (isCommand && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        store.open("palette");
      } else if (!isCommand && event.key === "?" && !isTyping(event.target)) {
        event.preventDefault();
        store.open("keys");
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store]);
}
