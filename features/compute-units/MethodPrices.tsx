"use client";

import { useRef, useState } from "react";

import { isMethod } from "@/features/shared/catalogue/names";
import { formatNumber, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import { toChainParam, withArchive } from "./mix";
import { getCalculatorPath } from "./getCalculatorPath";
import { ChainField } from "./ChainField";
import type { ChainOption } from "./ChainField";
import { ComputeUnitsStore } from "./ComputeUnitsStore";
import type { Start } from "./ComputeUnitsStore";
import { messages } from "./messages";
import { MethodName } from "./MethodName";
import type { Documented } from "./MethodName";
import { PricesOutage } from "./PricesOutage";
import { PriceTable } from "./PriceTable";
import { useUrlState } from "@/features/shared/ui/useUrlState";
import styles from "./index.module.css";

type Props = {
  start: Start;
  chains: ChainOption[];
  /** Families whose methods have pages, each with the entries that have none. */
  documented?: Documented;
  locale: Locale;
};

/** Table of a chain's methods with the price of a call; chain and search are kept in the URL. */
export const MethodPrices = observer(function MethodPrices({ start, chains, documented = {}, locale }: Props) {
  const [store] = useState(() => new ComputeUnitsStore({ ...start, archiveChains: withArchive(chains) }));
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  useUrlState(
    root,
    () => ({ chain: toChainParam(store.chain), q: store.q }),
    (choices) => store.follow(choices, chains),
  );
  const clear = () => {
    store.setSearch("");
    root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  };
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
        {/* The empty state replaces the table. */}
        <output className={styles.resultCount} aria-live={store.shown.length > 0 ? "polite" : "off"}>
          {store.prices && !store.isBehind ? text.found(formatNumber(store.methodCount, locale)) : null}
        </output>
      </form>
      {store.isBehind ? (
        <p className={styles.loading} role="status">
          {text.reading(chains.find(({ key }) => key === store.chain)?.name ?? store.chain)}
        </p>
      ) : null}
      <div className={store.isBehind ? styles.stale : undefined} aria-busy={store.isBehind}>
        <div>
          <Prices store={store} documented={documented} locale={locale} onClear={clear} />
        </div>
      </div>
    </div>
  );
});

type PricesProps = { store: ComputeUnitsStore; documented: Documented; locale: Locale; onClear: () => void };

const Prices = observer(function Prices({ store, documented, locale, onClear }: PricesProps) {
  const text = messages[locale];
  const { prices, shown, hasArchive } = store;
  if (!prices) return <PricesOutage store={store} locale={locale} />;
  if (prices.methods.length === 0) return <Notice tone="info">{text.noMethods}</Notice>;
  if (shown.length === 0) {
    const action = (
      <Button size="small" onClick={onClear}>
        {text.clear}
      </Button>
    );
    return (
      <Notice tone="empty" action={action}>
        {text.none}
      </Notice>
    );
  }
  const formula = (
    <p className={styles.formula}>
      {text.formula(prices.protocol.name, formatNumber(prices.multiplier, locale), hasArchive)}
      {sentenceGap(locale)}
      <a href={getCalculatorPath(locale, { chain: store.chain })}>{text.month(prices.protocol.name)}</a>
    </p>
  );
  if (store.q.trim() !== "") {
    return (
      <>
        {formula}
        <PriceTable hasArchive={hasArchive} methods={shown} documented={documented} locale={locale} />
      </>
    );
  }
  const exceptions = shown.filter(({ multiplier }) => multiplier !== 1);
  const base = shown.filter(({ multiplier }) => multiplier === 1);
  const baseCount = formatNumber(base.filter(({ method }) => isMethod(method)).length, locale);
  return (
    <>
      {base.length === 0 ? null : (
        <p className={styles.base}>
          {text.base(baseCount, prices.protocol.name, formatNumber(prices.multiplier, locale))}
          {sentenceGap(locale)}
          {exceptions.length === 0 ? text.noExceptions : text.exceptions(formatNumber(exceptions.length, locale))}
        </p>
      )}
      {formula}
      {exceptions.length === 0 ? null : (
        <PriceTable hasArchive={hasArchive} methods={exceptions} documented={documented} locale={locale} />
      )}
      {base.length === 0 ? null : (
        <details className={styles.baseList} data-fold="">
          <summary>{text.listBase}</summary>
          <ul>
            {base.map(({ method, family }) => (
              <li key={`${family} ${method}`}>
                <MethodName method={method} family={family} documented={documented} locale={locale} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
});
