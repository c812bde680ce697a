"use client";

import { foldText } from "@/features/shared/contracts/foldText";
import { useRef, useState } from "react";
import type { ReactNode } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { messages } from "./messages";

import styles from "./Coverage.module.css";

/** Filters server-rendered rows: hides those without the search text in their name, link or `data-find`. */
export function FindRows({ locale, children }: { locale: Locale; children: ReactNode }) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  useEarlyInput(root);
  const find = (typed: string) => {
    const search = foldText(typed).trim();
    const rows = [...(root.current?.querySelectorAll<HTMLTableRowElement>("tbody tr") ?? [])];
    for (const row of rows) row.hidden = !listWords(row).includes(search);
    setCount(search ? rows.filter(({ hidden }) => !hidden).length : undefined);
  };
  return (
    <div ref={root} className={styles.root}>
      <label className={styles.find}>
        <span>{text.find}</span>
        <input type="search" autoComplete="off" spellCheck={false} onChange={(event) => find(event.target.value)} />
        <span role="status">{toStatus(count, text, locale)}</span>
      </label>
      {children}
    </div>
  );
}

/** The name, the key that its link ends with, and what else it is found by. */
function listWords(row: HTMLTableRowElement): string {
  const key = row.querySelector("a")?.pathname.split("/").at(-2);
  return foldText([row.cells[0]?.textContent, key, row.dataset.find].join(" "));
}

function toStatus(count: number | undefined, text: (typeof messages)[Locale], locale: Locale): string {
  if (count === undefined) return "";
  return count === 0 ? text.none : text.found(formatNumber(count, locale));
}
