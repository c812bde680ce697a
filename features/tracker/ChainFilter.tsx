"use client";

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { searchRank } from "@/features/shared/catalogue/searchRank";
import type { Findable } from "@/features/shared/catalogue/searchRank";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { useUrlState } from "@/features/shared/ui/useUrlState";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { messages } from "./messages";
import styles from "./ChainFilter.module.css";

/** `chains` in the order of the table's rows; `children` is the table. */
type Props = { chains: Findable[]; locale: Locale; children: ReactNode };

/**
 * A search above a table of chains; what is sought stands in the URL. Rows are drawn by the server and only hidden
 * here: their bars need not come a second time as data.
 */
export function ChainFilter({ chains, locale, children }: Props) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [searchText, setSought] = useState("");
  useEarlyInput(root);
  useUrlState(
    () => ({ q: searchText.trim() }),
    ({ q = "" }) => setSought(q),
  );
  const found = chains.map((chain) => searchRank(chain, searchText) > 0);
  const count = found.filter(Boolean).length;
  useEffect(() => {
    for (const [index, row] of (root.current?.querySelectorAll<HTMLElement>("tbody > tr") ?? []).entries())
      row.hidden = !found[index];
  });
  return (
    <div ref={root}>
      <form className={styles.bar} role="search" aria-label={text.title} onSubmit={(event) => event.preventDefault()}>
        <SearchField label={text.search} value={searchText} locale={locale} onChange={setSought} />
        {/* That nothing is found is said in place of the table. */}
        <output aria-live={count > 0 ? "polite" : "off"}>{text.found(count)}</output>
      </form>
      <div hidden={count === 0}>{children}</div>
      {count === 0 ? <Notice tone="empty">{text.none(searchText.trim())}</Notice> : null}
    </div>
  );
}
