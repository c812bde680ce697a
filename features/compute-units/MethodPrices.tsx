"use client";

import { useRef, useState } from "react";

import { categoryName } from "@/features/shared/catalogue/categories";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";
import { PricedName } from "@/features/shared/ui/PricedName";
import { Table } from "@/features/shared/ui/Table";

import { toChainParam } from "./mix";
import { ChainField } from "./ChainField";
import type { ChainOption } from "./ChainField";
import { ComputeUnitsStore } from "./ComputeUnitsStore";
import type { Start } from "./ComputeUnitsStore";
import { messages } from "./messages";
import { PricesOutage } from "./PricesOutage";
import { useUrlState } from "@/features/shared/ui/useUrlState";
import styles from "./index.module.css";

type Props = { start: Start; chains: ChainOption[]; locale: Locale };

/** Table of a chain's methods with the price of a call; chain and search are kept in the URL. */
export const MethodPrices = observer(function MethodPrices({ start, chains, locale }: Props) {
  const [store] = useState(() => new ComputeUnitsStore(start));
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  useUrlState(
    () => ({ chain: toChainParam(store.chain), q: store.q }),
    (choices) => store.follow(choices, chains),
  );
  return (
    <div ref={root}>
      <form className={styles.bar} role="search" aria-label={text.search}>
        <ChainField chains={chains} chain={store.chain} locale={locale} onChoose={(key) => void store.choose(key)} />
        <input
          type="search"
          name="q"
          className={styles.search}
          aria-label={text.search}
          placeholder={text.search}
          autoComplete="off"
          spellCheck={false}
          value={store.q}
          onChange={(event) => store.setSearch(event.target.value)}
        />
        <Button type="submit" size="small" className={styles.submit}>
          {text.show}
        </Button>
        {/* That nothing is found is said in place of the table. */}
        <output className={styles.resultCount} aria-live={store.shown.length > 0 ? "polite" : "off"}>
          {store.prices && !store.isBehind ? text.found(formatNumber(store.shown.length, locale)) : null}
        </output>
      </form>
      {store.isBehind ? (
        <p className={styles.loading} role="status">
          {text.reading(chains.find(({ key }) => key === store.chain)?.name ?? store.chain)}
        </p>
      ) : null}
      <div className={store.isBehind ? styles.stale : undefined} aria-busy={store.isBehind}>
        <div>
          <Prices store={store} locale={locale} />
        </div>
      </div>
    </div>
  );
});

const Prices = observer(function Prices({ store, locale }: { store: ComputeUnitsStore; locale: Locale }) {
  const text = messages[locale];
  const { prices, shown } = store;
  if (!prices) return <PricesOutage store={store} locale={locale} />;
  if (prices.methods.length === 0) return <Notice tone="info">{text.noMethods}</Notice>;
  if (shown.length === 0) return <Notice tone="empty">{text.none}</Notice>;
  return (
    <>
      <p className={styles.formula}>{text.formula(prices.protocol.name, formatNumber(prices.multiplier, locale))}</p>
      <Table label={text.title} data-names="" data-sticky="">
        <thead>
          <tr>
            <th scope="col">{text.method}</th>
            <th scope="col" data-wide="">
              {text.kind}
            </th>
            <th scope="col" data-figure="" className={styles.multiplier}>
              {text.multiplier}
            </th>
            <th scope="col" data-figure="">
              {text.units}
            </th>
            <th scope="col" data-figure="">
              {text.archive}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ method, family, category, multiplier, computeUnits, archiveComputeUnits }) => (
            <tr key={`${family} ${method}`}>
              <th scope="row">
                <PricedName name={method} locale={locale} />
              </th>
              <td data-wide="">{categoryName(category, locale)}</td>
              <td data-figure="" className={styles.multiplier}>
                × {multiplier}
              </td>
              <td data-figure="">{formatNumber(computeUnits, locale)}</td>
              <td data-figure="">{formatNumber(archiveComputeUnits, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
});
