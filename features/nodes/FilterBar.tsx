"use client";

import { useRef } from "react";

import { chainStatuses } from "@/features/shared/contracts/chains";
import { familyName, technicalName } from "@/features/shared/catalogue/names";
import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { sorts, writeFilters } from "./filters";
import type { Filters } from "./filters";
import { messages } from "./messages";
import type { NodesStore } from "./NodesStore";
import styles from "./FilterBar.module.css";

type Props = {
  store: NodesStore;
  locale: Locale;
  /** Whether the list shows downtime and latency, to sort by. */
  hasMeasures: boolean;
  /** Whether all chains of the list were picked by one interface, which then needs no choice. */
  hasOneInterface: boolean;
  /** Enter in the search. */
  onSubmit: () => void;
};

const plainSorts: readonly Filters["sort"][] = ["use", "name"];

const options = (any: string, ids: string[], getName: (id: string) => string) => [
  { value: "", label: any },
  ...ids.map((id) => ({ value: id, label: getName(id) })),
];

/** Tabs with counts, search and filters; a plain form without script. */
export const FilterBar = observer(function FilterBar({ store, locale, hasMeasures, hasOneInterface, onSubmit }: Props) {
  const text = messages[locale];
  const { filters } = store;
  const tabs = chainStatuses.filter((tab) => tab === filters.tab || store.rows.some(({ status }) => status === tab));
  const root = useRef<HTMLFormElement>(null);
  useEarlyInput(root);
  return (
    <form
      ref={root}
      className={styles.root}
      role="search"
      aria-label={text.search}
      data-paper=""
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <nav className={styles.tabs} aria-label={text.tabsLabel} data-fade="">
        {tabs.map((tab) => (
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
      <SearchField label={text.search} value={filters.q} locale={locale} onChange={(q) => store.choose({ q })} />
      <div className={styles.filters}>
        {filters.tab === "available" ? null : <input type="hidden" name="tab" value={filters.tab} />}
        {hasOneInterface ? null : (
          <Select
            label={text.interface}
            name="interface"
            value={filters.interface}
            options={options(text.any, store.interfaces, (id) => technicalName(id, locale))}
            onChange={(value) => store.choose({ interface: value })}
          />
        )}
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
          options={options(text.any, store.families, (id) => familyName(id, locale))}
          onChange={(value) => store.choose({ family: value })}
        />
        <Select
          label={text.sort}
          name="sort"
          value={filters.sort}
          options={(hasMeasures ? sorts : plainSorts).map((value) => ({ value, label: text.sorts[value] }))}
          onChange={(value) => store.choose({ sort: sorts.find((sort) => sort === value) ?? "use" })}
        />
        <Button type="submit" size="small" className={styles.apply}>
          {text.apply}
        </Button>
        {/* The empty state replaces the list. */}
        <output className={styles.resultCount} aria-live={store.shown.length > 0 ? "polite" : "off"}>
          {text.found(store.shown.length)}
        </output>
      </div>
    </form>
  );
});
