"use client";

import { useEffect, useState } from "react";
import { preload } from "react-dom";

import type { Locale } from "@/features/shared/locale";

import { isSlash } from "@/features/shared/ui/SearchField/useSlash";
import { KeyBuffer } from "@/features/shared/ui/KeyBuffer";
import { loadDialog, navigateTo } from "./openSearch";
import { getIndexUrl } from "./getIndexUrl";
import { getSearchUrl } from "./getSearchUrl";
import type { SearchDialog } from "./SearchDialog";

type Opened = { Dialog: typeof SearchDialog; calls: number };

/** Opens the search dialog on ⌘K, Ctrl K, links with `data-search`, and on `/` where no field of the page takes it. */
export function LazySearch({ locale }: { locale: Locale }) {
  const [keys] = useState(() => new KeyBuffer());
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.documentElement.toggleAttribute("data-apple", /Mac|iPhone|iPad/.test(navigator.platform));
    const openPage = (words: string) => navigateTo(getSearchUrl(words, locale));
    const open = (event: Event) => {
      event.preventDefault();
      keys.start(openPage);
      void prepare(locale);
      loadDialog()
        .then(({ SearchDialog }) => setOpened((last) => ({ Dialog: SearchDialog, calls: (last?.calls ?? 0) + 1 })))
        .catch((error: unknown) => {
          console.error("search: the dialog could not be loaded, opening the search page", error);
          openPage(keys.stop());
        });
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (isPlain && isSearchLink(event.target)) open(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Meta" || event.key === "Control") loadAhead();
      const isCall =
        event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (
        isCall ||
        (!event.defaultPrevented && isSlash(event) && !document.querySelector('[data-key="/"], dialog[open]'))
      )
        open(event);
    };
    const onAim = (event: Event) => {
      if (isSearchLink(event.target)) void prepare(locale);
    };
    // In the capture phase, before the router, which would open the search page.
    document.addEventListener("click", onClick, { signal, capture: true });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerover", onAim, { signal, passive: true });
    document.addEventListener("focusin", onAim, { signal });
    // The pointer may have reached it before these listeners.
    if (document.querySelector("[data-search]:hover")) void prepare(locale);
    return () => {
      listening.abort();
      keys.stop();
    };
  }, [locale, keys]);
  if (!opened) return null;
  const { Dialog, calls } = opened;
  return <Dialog key={locale} locale={locale} calls={calls} keys={keys} />;
}

const isSearchLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-search]") !== null;

function loadAhead(): void {
  loadDialog().catch((error: unknown) => console.warn("search: the dialog could not be prefetched", error));
}

async function prepare(locale: Locale): Promise<void> {
  // Beside the code that requests it.
  preload(getIndexUrl(locale), { as: "fetch", crossOrigin: "anonymous" });
  loadAhead();
  try {
    await (await import("./api")).loadIndex(locale);
  } catch (error) {
    // The failure is reported when the search is opened.
    console.warn("search: the index could not be prefetched", error);
  }
}
