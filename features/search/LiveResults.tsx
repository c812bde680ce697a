"use client";

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import type { LiveFound } from "./LiveFound";

type Props = { query: string; keyUrl: string; locale: Locale; children: ReactNode };

/**
 * The results of the search page: those of the server, and once something else is typed in the form before them, those
 * of each keystroke. Its code and the index are loaded when the field is focused.
 */
export function LiveResults({ query, keyUrl, locale, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Found: typeof LiveFound; field: HTMLInputElement }>();
  useEffect(() => {
    const field = root.current?.parentElement?.querySelector<HTMLInputElement>("form input");
    if (!field) return undefined;
    const listening = new AbortController();
    const start = () => {
      listening.abort();
      import("./LiveFound")
        .then(({ LiveFound }) => setLive({ Found: LiveFound, field }))
        .catch((error: unknown) => console.warn("search: results come on Enter only:", error));
    };
    field.addEventListener("focus", start, { signal: listening.signal });
    if (document.activeElement === field || field.value.trim() !== query) start();
    return () => listening.abort();
  }, [query]);
  return (
    <div ref={root}>
      {live ? (
        <live.Found field={live.field} query={query} keyUrl={keyUrl} locale={locale}>
          {children}
        </live.Found>
      ) : (
        children
      )}
    </div>
  );
}
