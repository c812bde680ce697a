"use client";

import { useEffect, useRef, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";

import type { Hit } from "./entry";
import styles from "./MenuHits.module.css";

type Props = { label: string; locale: Locale };

const minLetters = 3;
const maxHits = 6;

/** Methods for the words in the filter of the menu around it, without those that the menu has. */
export function MenuHits({ label, locale }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [hits, setHits] = useState<Hit[]>([]);
  useEffect(() => {
    const menu = root.current?.closest("nav");
    const field = menu?.querySelector("input");
    if (!menu || !field) return undefined;
    let latest = new AbortController();
    const read = async () => {
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      const words = field.value.trim();
      try {
        const found = words.length < minLetters ? [] : await loadHits(words, locale, signal);
        const own = new Set([...menu.querySelectorAll("li a")].map((link) => link.getAttribute("href")));
        setHits(found.filter(({ kind, path }) => kind === "method" && !own.has(path)).slice(0, maxHits));
      } catch (error) {
        if (signal.aborted) return;
        console.warn("The menu shows no methods:", error);
        setHits([]);
      }
    };
    void read();
    field.addEventListener("input", read);
    return () => {
      latest.abort();
      field.removeEventListener("input", read);
    };
  }, [locale]);
  return (
    <div ref={root} className={styles.root} role="group" aria-label={label}>
      {hits.map(({ path, title, detail }) => (
        <a key={path} href={path} translate="no">
          <LongWords text={title} /> <small>{detail.split(" · ")[0]}</small>
        </a>
      ))}
    </div>
  );
}

/** The search's code is loaded with the first words. */
async function loadHits(words: string, locale: Locale, signal: AbortSignal): Promise<Hit[]> {
  const { requestHits } = await import("./api");
  return requestHits(`/api/search/${locale}/?q=${encodeURIComponent(words)}`, signal);
}
