"use client";

import { useEffect, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";

import { claimMessages } from "./claimMessages";
import { ClaimForm } from "./ClaimForm";
import { ClaimProgress } from "./ClaimProgress";
import { ClaimStore } from "./ClaimStore";
import { FaucetFacts } from "./FaucetFacts";
import { claimKey } from "./lastClaim";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import { messages } from "./messages";
import { Payouts } from "./Payouts";
import styles from "./ClaimWidget.module.css";

type Props = { id: string; faucet: Faucet | undefined; locale: Locale };

/** One faucet: balance and rules, the claim form and the current claim. */
export const ClaimWidget = observer(function ClaimWidget({ id, faucet: start, locale }: Props) {
  const [store] = useState(() => new ClaimStore(id, start));
  useEffect(() => {
    // A form sent before hydration leaves its values in the URL.
    store.takeTyped(new URLSearchParams(window.location.search).get("address") ?? "");
    void store.open();
    return store.close;
  }, [store]);
  const text = claimMessages[locale];
  const { faucet, state } = store;
  return (
    <div className={styles.widget} data-resumes={claimKey(id)}>
      {faucet?.local ? <Notice tone="warning">{messages[locale].localNote}</Notice> : null}
      <div className={styles.root}>
        <section className={styles.claim} aria-label={text.claim}>
          {store.isDown ? (
            <Outage
              title={text.serviceDownTitle}
              locale={locale}
              since={store.downSince}
              onRetry={() => void store.refresh()}
              isTrying={store.isAsking}
            >
              {text.serviceDown}
            </Outage>
          ) : null}
          {faucet && state.kind !== "claimed" ? <ClaimForm store={store} faucet={faucet} locale={locale} /> : null}
          <ClaimProgress store={store} locale={locale} />
        </section>
        {faucet ? <FaucetFacts faucet={faucet} isDown={store.isDown} locale={locale} /> : null}
      </div>
      {faucet ? <Payouts faucet={faucet} isDown={store.isDown} locale={locale} /> : null}
    </div>
  );
});
