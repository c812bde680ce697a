"use client";

import { useEffect, useRef } from "react";

import { chainStatuses } from "@/features/shared/catalogue/chain";
import { technicalName } from "@/features/shared/catalogue/names";
import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Select } from "@/features/shared/ui/Select";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { sorts, writeFilters } from "./filters";
import { messages } from "./messages";
import type { NodesStore } from "./NodesStore";
import styles from "./FilterBar.module.css";

type Props = { store: NodesStore; locale: Locale };

const options = (any: string, ids: string[], locale: Locale) => [
  { value: "", label: any },
  ...ids.map((id) => ({ value: id, label: technicalName(id, locale) })),
];

/** Tabs with counts, search and filters. A form that asks the server when there is no script. */
export const FilterBar = observer(function FilterBar({ store, locale }: Props) {
  const text = messages[locale];
  const { filters } = store;
  const root = useRef<HTMLFormElement>(null);
  useEarlyInput(root);
  return (
    <form
      ref={root}
      className={styles.root}
      role="search"
      aria-label={text.search}
      data-paper=""
      onSubmit={(event) => event.preventDefault()}
    >
      <nav className={styles.tabs} aria-label={text.tabsLabel} data-fade="">
        {chainStatuses.map((tab) => (
          <a
            key={tab}
            data-tab={tab}
            href={writeFilters({ ...filters, tab }) || "?"}
            aria-current={filters.tab === tab ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              store.choose({ tab });
            }}
          >
            {text.tabs[tab]} <span>{store.counts[tab]}</span>
          </a>
        ))}
      </nav>
      <SearchField store={store} label={text.search} />
      <div className={styles.filters}>
        {filters.tab === "available" ? null : <input type="hidden" name="tab" value={filters.tab} />}
        <Select
          label={text.interface}
          name="interface"
          value={filters.interface}
          options={options(text.any, store.interfaces, locale)}
          onChange={(value) => store.choose({ interface: value })}
        />
        <Select
          label={text.network}
          name="network"
          value={filters.network}
          options={[
            { value: "", label: text.any },
            { value: "testnet", label: text.networks.testnet },
          ]}
          onChange={(value) => store.choose({ network: value === "testnet" ? "testnet" : "" })}
        />
        <Select
          label={text.family}
          name="family"
          value={filters.family}
          options={options(text.any, store.families, locale)}
          onChange={(value) => store.choose({ family: value })}
        />
        <Select
          label={text.sort}
          name="sort"
          value={filters.sort}
          options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
          onChange={(value) => store.choose({ sort: sorts.find((sort) => sort === value) ?? "catalogue" })}
        />
        <Button type="submit" size="small" className={styles.apply}>
          {text.apply}
        </Button>
        <output className={styles.found} aria-live="polite">
          {text.found(store.shown.length)}
        </output>
      </div>
    </form>
  );
});

const SearchField = observer(function SearchField({ store, label }: { store: NodesStore; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The slash goes to the search from everywhere but a field.
    const hear = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return (
    <div className={styles.search}>
      <input
        ref={field}
        data-key="/"
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={store.filters.q}
        onChange={(event) => store.choose({ q: event.target.value })}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
});
