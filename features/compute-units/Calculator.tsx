"use client";

import { useId, useRef, useState } from "react";

import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import type { Plan } from "@/features/shared/platform/model";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Notice } from "@/features/shared/ui/Notice";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { chainInAddress } from "./address";
import { ChainField } from "./ChainField";
import type { ChainOption } from "./ChainField";
import { ComputeUnitsStore } from "./ComputeUnitsStore";
import type { Start } from "./ComputeUnitsStore";
import { CostTable } from "./CostTable";
import { messages } from "./messages";
import { PricesOutage } from "./PricesOutage";
import { useAddress } from "./useAddress";
import styles from "./index.module.css";

type Props = { start: Start; chains: ChainOption[]; plans: Plan[]; currency: string; locale: Locale };

/** What a mix of calls costs a month, and the plan that carries it; the mix stands in the address. */
export const Calculator = observer(function Calculator({ start, chains, plans, currency, locale }: Props) {
  const text = messages[locale];
  const [store] = useState(() => new ComputeUnitsStore({ ...start, mix: start.mix || text.mixExample }, plans));
  const hint = useId();
  const root = useRef<HTMLFormElement>(null);
  useEarlyInput(root);
  const isOwn = store.mixText !== text.mixExample;
  useAddress({
    chain: chainInAddress(store.chain),
    mix: isOwn ? store.mixText : "",
    archive: isOwn && store.isArchive ? "1" : "",
  });
  return (
    <form ref={root} className={styles.calculator} data-paper="">
      <div className={styles.entry}>
        <div className={styles.bar}>
          <ChainField chains={chains} chain={store.chain} locale={locale} onChoose={(key) => void store.choose(key)} />
          <label className={styles.check}>
            <Choice
              type="checkbox"
              name="archive"
              value="1"
              checked={store.isArchive}
              onChange={(event) => store.setArchive(event.target.checked)}
            />
            {text.isArchive}
          </label>
        </div>
        <label className={styles.mix}>
          <span>{text.mix}</span>
          <textarea
            name="mix"
            rows={8}
            spellCheck={false}
            maxLength={2_000}
            aria-describedby={hint}
            value={store.mixText}
            onChange={(event) => store.setMix(event.target.value)}
          />
        </label>
        <p id={hint} className={styles.hint}>
          {text.mixHint}
        </p>
        <Button type="submit" size="small" className={styles.submit}>
          {text.calculate}
        </Button>
        <ul className={styles.problems} aria-live="polite">
          {store.mix.problems.map(({ line, text: bad }) => (
            <li key={line}>{text.badLine(line, bad)}</li>
          ))}
          {store.cost?.unknown.map(({ method }) => (
            <li key={method}>{text.unknown(method)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.result}>
        {store.prices ? null : <PricesOutage store={store} locale={locale} />}
        {plans.length > 0 ? null : <Notice tone="warning">{text.plansDown}</Notice>}
        <output className={styles.total} aria-live="polite">
          <strong>{store.cost ? formatNumber(store.cost.total, locale) : "–"}</strong>
          <span>{text.total}</span>
        </output>
        <p className={styles.plan}>
          <span>{text.plan}</span>
          <strong>{store.plan?.name ?? text.noPlan}</strong>
          {store.plan?.pricePerMonth === undefined ? null : (
            <span>
              {text.price(formatPrice(store.plan.pricePerMonth, locale, currency), store.plan.isFrom === true)}
            </span>
          )}
          {store.usage ? (
            <span>
              {text.usage[store.usage.of](
                formatNumber(store.usage.used, locale),
                formatNumber(store.usage.limit, locale),
              )}
            </span>
          ) : null}
          <small>{text.planNote}</small>
        </p>
        <CostTable costs={store.cost?.costs ?? []} locale={locale} />
      </div>
    </form>
  );
});
