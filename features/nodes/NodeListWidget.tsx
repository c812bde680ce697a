"use client";

import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { observer } from "@/features/shared/mobx";
import { formatMoment, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Outage } from "@/features/shared/ui/Outage";

import { FilterBar } from "./FilterBar";
import { writeFilters } from "./filters";
import type { Filters } from "./filters";
import { messages } from "./messages";
import { NoChains } from "./NoChains";
import { NodesStore } from "./NodesStore";
import { NodeTable } from "./NodeTable";
import type { NodeTableKind } from "./NodeTable";
import type { NodeRow } from "./NodeRow";
import { useFilterUrl } from "./useFilterUrl";
import { useShownCount } from "./useShownCount";
import styles from "./NodeListWidget.module.css";

type Props = {
  locale: Locale;
  rows: NodeRow[];
  filters: Filters;
  isSample: boolean;
  /** Start of the outage at render time. */
  failedSince: string | undefined;
  /** Time of the list's data when it could not be refreshed. */
  staleSince: string | undefined;
  /** When the list was read. */
  readAt: string | undefined;
  /** Rows shown until the visitor requests all; without it all rows. */
  limit?: number | undefined;
  /** Where a row leads, with `{key}` in place of the chain. */
  link: string;
  kind?: NodeTableKind;
  /** Whether the rows were picked by one interface. */
  hasOneInterface?: boolean;
};

const never = () => () => undefined;

// Fewer rows of one status are seen completely: nothing to search or to filter.
const minFiltered = 10;

/** The list of nodes: tabs, search and filters, all in the URL; works as a plain form without script. */
export const NodeListWidget = observer(function NodeListWidget({
  locale,
  rows,
  filters,
  isSample,
  failedSince,
  staleSince,
  readAt,
  link,
  kind = "full",
  limit,
  hasOneInterface = false,
}: Props) {
  const [store] = useState(() => new NodesStore(rows, filters, isSample, { failedSince, staleSince, readAt }));
  const text = messages[locale];
  // Static HTML is not busy: nothing fetches before hydration, and without script nothing ever does.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => void store.fetch(), [store]);
  useFilterUrl(store);
  const { filters: chosen } = store;
  // The input updates at once; the rows in a transition.
  const shown = useDeferredValue(store.shown);
  const query = useDeferredValue(store.query);
  const root = useRef<HTMLDivElement>(null);
  const focusSearch = () => root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  const openMatch = () => {
    const href = store.match && link.replace("{key}", store.match);
    [...(root.current?.querySelectorAll<HTMLAnchorElement>("tbody th a") ?? [])]
      .find((row) => row.getAttribute("href") === href)
      ?.click();
  };
  const { count, end } = useShownCount(shown.length, chosen.all === "1", query, store.hasFilters ? undefined : limit);
  const isShort = rows.length < minFiltered && rows.every(({ status }) => status === rows[0]?.status);
  return (
    <div ref={root}>
      {isShort && shown.length === rows.length ? null : (
        <FilterBar
          store={store}
          locale={locale}
          hasMeasures={kind === "full"}
          hasOneInterface={hasOneInterface}
          onSubmit={openMatch}
        />
      )}
      {store.failedSince || store.staleSince ? (
        <Outage
          tone="warning"
          locale={locale}
          since={store.failedSince}
          onRetry={store.fetch}
          isTrying={store.isLoading}
        >
          {store.staleSince ? text.stale(formatMoment(store.staleSince, locale, "UTC")) : text.unavailable}
        </Outage>
      ) : null}
      <div aria-busy={isHydrated && store.isLoading}>
        {shown.length > 0 ? (
          <NodeTable rows={shown} count={count} locale={locale} link={link} isSample={store.isSample} kind={kind} />
        ) : (
          <NoChains store={store} locale={locale} onCleared={focusSearch} />
        )}
      </div>
      {count < shown.length ? (
        <p className={styles.all}>
          <a
            ref={end}
            data-all
            href={writeFilters({ ...chosen, all: "1" })}
            onClick={(event) => {
              event.preventDefault();
              store.choose({ all: "1" });
            }}
          >
            {text.all(formatNumber(shown.length, locale))}
          </a>
        </p>
      ) : null}
    </div>
  );
});
