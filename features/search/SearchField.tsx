"use client";

import type { KeyboardEvent, RefObject } from "react";
import { Search } from "lucide-react";

import { isComposing } from "@/features/shared/contracts/isComposing";
import { observer } from "@/features/shared/mobx";

import { navigateTo } from "./openSearch";
import { messages } from "./messages";
import { optionId } from "./Option";
import type { SearchStore } from "./SearchStore";
import styles from "./SearchDialog.module.css";

type Props = { store: SearchStore; listId: string; field: RefObject<HTMLInputElement | null>; onClose: () => void };

const maxQueryLength = 200;

/** The combobox input: the arrow keys select the options below while the input keeps the focus. */
export const SearchField = observer(function SearchField({ store, listId, field, onClose }: Props) {
  const text = messages[store.locale];
  const { choices, activeChoice, query } = store;
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition the keys belong to the input method.
    if (isComposing(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      store.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // The option is a link: click it, so that the page's own navigation handles it.
      if (activeChoice) document.getElementById(optionId(listId, store.active))?.click();
      // Without an index or a result, the search page handles the query.
      else if (store.isAsking) navigateTo(store.pageUrl);
    } else if (event.key === "Escape") {
      // Browsers would clear the field first and close on a second press.
      event.preventDefault();
      onClose();
    }
  };
  return (
    <div className={styles.field}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={text.label}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeChoice ? optionId(listId, store.active) : undefined}
        value={query}
        placeholder={text.placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        autoFocus
        onChange={(event) => store.type(event.target.value)}
        onKeyDown={onKey}
      />
    </div>
  );
});
