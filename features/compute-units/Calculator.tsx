"use client";

import { useId, useRef, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import type { Plan } from "@/features/shared/contracts/platformApi";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";

import { toChainParam, withArchive } from "./mix";
import { ChainField } from "./ChainField";
import type { ChainOption } from "./ChainField";
import { ComputeUnitsStore } from "./ComputeUnitsStore";
import type { Start } from "./ComputeUnitsStore";
import { LogReader } from "./LogReader";
import { messages } from "./messages";
import { MixResult } from "./MixResult";
import { useUrlState } from "@/features/shared/ui/useUrlState";
import styles from "./index.module.css";

type Props = { start: Start; chains: ChainOption[]; plans: Plan[]; currency: string; locale: Locale };

/** Calculator: monthly cost of a mix of calls and the cheapest plan for it; the mix is kept in the URL. */
export const Calculator = observer(function Calculator({ start, chains, plans, currency, locale }: Props) {
  const text = messages[locale];
  const [store] = useState(
    () => new ComputeUnitsStore({ ...start, example: text.mixExample, archiveChains: withArchive(chains) }, plans),
  );
  const hint = useId();
  const problems = useId();
  const faults = getFaults(store, text);
  const root = useRef<HTMLFormElement>(null);
  useUrlState(
    root,
    () => getUrlChoices(store),
    (choices) => store.follow(choices, chains),
  );
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
              checked={store.readsArchive}
              disabled={!store.hasArchive}
              onChange={(event) => store.setArchive(event.target.checked)}
            />
            {text.isArchive}
            {store.hasArchive ? null : <small>{text.noArchive}</small>}
          </label>
        </div>
        <label className={styles.mix}>
          <span>{text.mix}</span>
          <textarea
            name="mix"
            rows={8}
            spellCheck={false}
            maxLength={2_000}
            aria-describedby={faults.length > 0 ? `${problems} ${hint}` : hint}
            aria-invalid={faults.length > 0}
            value={store.mixText}
            onChange={(event) => store.setMix(event.target.value)}
          />
        </label>
        <ul id={problems} className={styles.problems}>
          {faults.map(({ line, sentence }) => (
            <li key={line}>{sentence}</li>
          ))}
        </ul>
        <p id={hint} className={styles.hint}>
          {text.mixHint(store.exampleMethod)}
        </p>
        <LogReader
          names={store.prices?.methods.map(({ method }) => method) ?? noNames}
          locale={locale}
          onRead={store.setMix}
        />
        <Button type="submit" size="small" className={styles.submit}>
          {text.calculate}
        </Button>
      </div>
      <MixResult
        store={store}
        hasPlans={plans.length > 0}
        chainName={chains.find(({ key }) => key === store.chain)?.name ?? store.chain}
        currency={currency}
        locale={locale}
      />
    </form>
  );
});

const noNames: string[] = [];

/** Lines that are not counted, in their order, each with a sentence that says why. */
function getFaults({ mix, cost }: ComputeUnitsStore, text: (typeof messages)[Locale]) {
  return [
    ...mix.problems.map(({ line, text: bad }) => ({ line, sentence: text.badLine(line, bad) })),
    ...(cost?.unknown ?? []).map(({ line, method, similar }) => ({
      line,
      sentence: text.unknown(line, method, similar),
    })),
  ].sort((a, b) => a.line - b.line);
}

function getUrlChoices({ chain, mixText, example, readsArchive }: ComputeUnitsStore) {
  const isOwn = mixText !== example;
  return { chain: toChainParam(chain), mix: isOwn ? mixText : "", archive: isOwn && readsArchive ? "1" : "" };
}
