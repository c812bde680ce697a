"use client";

import { useRef } from "react";

import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import type { NodesStore } from "./NodesStore";
import { useSlash } from "./useSlash";
import styles from "./FilterBar.module.css";

/** The search. The slash leads to it, unless a visitor (whose dictation would press it, say) switched that off. */
export const SearchField = observer(function SearchField({ store, locale }: { store: NodesStore; locale: Locale }) {
  const text = messages[locale];
  const field = useRef<HTMLInputElement>(null);
  const [isOn, switchSlash] = useSlash(field);
  return (
    <div className={styles.search}>
      <input
        ref={field}
        data-key="/"
        type="search"
        name="q"
        aria-label={text.search}
        placeholder={text.search}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={store.filters.q}
        onChange={(event) => store.choose({ q: event.target.value })}
      />
      <button type="button" aria-pressed={isOn} aria-label={text.slash} title={text.slash} onClick={switchSlash}>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </div>
  );
});
