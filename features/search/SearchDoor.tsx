"use client";

import { useEffect, useState } from "react";
import dynamic from "next/dynamic";

import type { Locale } from "@/features/shared/locale";

const openRoom = () => import("./SearchDialog");
// Nobody needs it before they ask, so neither it nor the index is part of a page.
const SearchDialog = dynamic(() => openRoom().then((room) => room.SearchDialog), { ssr: false });

/** Hears ⌘K, Ctrl K and every link marked `data-search`, and opens the search over the page. */
export function SearchDoor({ locale }: { locale: Locale }) {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.documentElement.toggleAttribute("data-apple", /Mac|iPhone|iPad/.test(navigator.platform));
    const open = (event: Event) => {
      event.preventDefault();
      setCalls((count) => count + 1);
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (isPlain && isDoor(event.target)) open(event);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Meta" || event.key === "Control") void openRoom();
      if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey)
        open(event);
    };
    const onAim = (event: Event) => {
      if (isDoor(event.target)) void prepare(locale);
    };
    // Before the page's own links hear the click, which would lead to the search page.
    document.addEventListener("click", onClick, { signal, capture: true });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerover", onAim, { signal, passive: true });
    document.addEventListener("focusin", onAim, { signal });
    return () => listening.abort();
  }, [locale]);
  return calls > 0 ? <SearchDialog key={locale} locale={locale} calls={calls} /> : null;
}

const isDoor = (target: EventTarget | null) => target instanceof Element && target.closest("[data-search]") !== null;

async function prepare(locale: Locale): Promise<void> {
  const [, { loadIndex }] = await Promise.all([openRoom(), import("./api")]);
  // What fails now is told when somebody opens the search.
  await loadIndex(locale).catch((error: unknown) => console.warn("search: the index did not come ahead", error));
}
