"use client";

import { useEffect, useRef } from "react";
import type { FormEvent } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";

import { formatCoins, formatDuration } from "./amounts";
import { claimMessages } from "./claimMessages";
import type { ClaimMessages } from "./claimMessages";
import type { WalletAddressProblem } from "./ClaimState";
import type { ClaimStore } from "./ClaimStore";
import { Eligibility } from "./Eligibility";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import { WalletTools } from "./WalletTools";
import styles from "./ClaimForm.module.css";

type Props = { store: ClaimStore; faucet: Faucet; locale: Locale };

// An explorer's link, or a request with a recipient and an amount.
const maxTextLength = 500;

/** Form of a claim: wallet address, its problem and the submit button. */
export const ClaimForm = observer(function ClaimForm({ store, faucet, locale }: Props) {
  const text = claimMessages[locale];
  const field = useRef<HTMLInputElement>(null);
  // Read here: the field's render function is not observed by MobX.
  const { walletAddress, problem, digits, isBusy } = store;
  const amount = `${formatCoins(faucet.payout, locale)} ${faucet.symbol}`;
  const { estimatedSeconds, claimsToday } = faucet.difficulty;
  // The visitor may have typed before hydration.
  useEffect(() => store.takeTyped(field.current?.value ?? ""), [store]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await store.submit();
    if (store.problem) field.current?.focus();
  };
  return (
    <form className={styles.root} noValidate onSubmit={(event) => void send(event)} aria-busy={isBusy}>
      <h2>{text.heading(amount)}</h2>
      <Eligibility store={store} faucet={faucet} locale={locale} />
      <Field
        label={text.address}
        hint={text.addressHint}
        error={problem ? describeProblem(text, problem, digits) : undefined}
      >
        {(attributes) => (
          <input
            ref={field}
            className={styles.walletAddress}
            name="address"
            value={walletAddress}
            readOnly={isBusy}
            maxLength={maxTextLength}
            placeholder="0x…"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => store.setWalletAddress(event.target.value)}
            onBlur={() => void (store.walletAddress.trim() && store.checkWalletAddress())}
            {...attributes}
          />
        )}
      </Field>
      <WalletTools store={store} faucet={faucet} locale={locale} />
      <p className={styles.proofOfWork}>
        {text.work(formatDuration(estimatedSeconds, locale))}
        {claimsToday > 0 && store.isOwn ? text.workMore(claimsToday) : ""}
      </p>
      <div className={styles.send}>
        <Button type="submit" tone="primary" disabled={!store.canClaim && !isBusy} aria-disabled={isBusy}>
          {text.ask(amount)}
        </Button>
      </div>
      <noscript>
        <p className={styles.noScript}>{text.needsScript}</p>
      </noscript>
    </form>
  );
});

function describeProblem(text: ClaimMessages, problem: WalletAddressProblem, digits: number | undefined): string {
  return problem === "digits" && digits !== undefined ? text.digits(digits) : text.problems[problem];
}
