"use client";

import { useEffect, useRef } from "react";

import { formatNumber, formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Notice } from "@/features/shared/ui/Notice";

import { shorten } from "./amounts";
import { claimMessages } from "./claimMessages";
import { ClaimOutcome } from "./ClaimOutcome";
import type { ClaimStore } from "./ClaimStore";
import { claimStates, isOver } from "@/features/shared/contracts/faucetApi";
import type { Claim, ClaimStep } from "@/features/shared/contracts/faucetApi";
import styles from "./ClaimProgress.module.css";

type Props = { store: ClaimStore; claim: Claim; locale: Locale };

const steps = claimStates.filter((state): state is ClaimStep => state !== "failed");

/** A claim from queued to confirmed, as reported by its event stream. */
export const ClaimSteps = observer(function ClaimSteps({ store, claim, locale }: Props) {
  const text = claimMessages[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form was removed; move the focus here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const startOver = () => {
    store.startOver();
    // The form replaces this view, the button included.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[name=address]")?.focus());
  };
  const reached = claim.state === "failed" ? -1 : claimStates.indexOf(claim.state);
  const troubles = { ready: "", empty: text.emptyTitle, down: text.downTitle };
  const trouble = troubles[store.faucet?.state ?? "ready"];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text.claimFor(shorten(claim.address))}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index < reached || claim.state === "confirmed"}
            aria-current={index === reached && !isOver(claim) ? "step" : undefined}
          >
            {text.steps[step]}{" "}
            <span className="visuallyHidden">
              {index < reached || claim.state === "confirmed" ? text.stepDone : text.stepAhead}
            </span>{" "}
            <StepTime at={getStepTime(claim, step)} locale={locale} />
            {step === "included" && typeof claim.block === "number" ? (
              <small> {text.block(formatNumber(claim.block, locale))}</small>
            ) : null}
            {step === "queued" && claim.state === "queued" && claim.ahead > 0 ? (
              <small> {text.ahead(claim.ahead)}</small>
            ) : null}
          </li>
        ))}
      </ol>
      {claim.transaction ? (
        <p className={styles.transaction}>
          {text.transaction} <code title={claim.transaction}>{shorten(claim.transaction)}</code>
          <CopyButton text={claim.transaction} locale={locale} label={text.copyTransaction} quiet />
          {claim.explorerUrl ? (
            <a href={claim.explorerUrl} rel="noreferrer" target="_blank">
              {text.explorer}
            </a>
          ) : (
            <span>{text.noExplorer}</span>
          )}
        </p>
      ) : null}
      {claim.local && claim.gasUsed ? (
        <dl className={styles.receipt}>
          {listReceipt(claim, claim.gasUsed, store.faucet, locale).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isOver(claim) || !trouble ? null : (
        <Notice tone="warning" title={trouble}>
          {text.waits}
        </Notice>
      )}
      {isOver(claim) ? (
        <ClaimOutcome claim={claim} cooldownSeconds={store.faucet?.cooldownSeconds} locale={locale} />
      ) : null}
      {isOver(claim) ? (
        <Button size="small" onClick={startOver} className={styles.restart}>
          {text.another}
        </Button>
      ) : null}
    </>
  );
});

/** What an explorer would show of the payment; its block stands at its step. */
function listReceipt(
  { state }: Claim,
  gasUsed: number,
  faucet: ClaimStore["faucet"],
  locale: Locale,
): [name: string, value: string][] {
  const { receipt } = claimMessages[locale];
  return [
    [receipt.status, state === "failed" ? receipt.reverted : receipt.success],
    [receipt.gas, formatNumber(gasUsed, locale)],
    ...(faucet ? ([[receipt.from, shorten(faucet.faucetAddress)]] satisfies [string, string][]) : []),
    // Until then it has fewer.
    ...(faucet && state === "confirmed"
      ? ([[receipt.confirmations, formatNumber(faucet.confirmations, locale)]] satisfies [string, string][])
      : []),
  ];
}

// Never rendered on the server: only the browser knows the claim.
function StepTime({ at, locale }: { at: string | null; locale: Locale }) {
  return at ? <time dateTime={at}>{formatTime(at, locale)}</time> : null;
}

function getStepTime(claim: Claim, step: ClaimStep): string | null {
  if (step === "queued") return claim.createdAt;
  if (step === "signed") return claim.signedAt;
  if (step === "sent") return claim.sentAt;
  if (step === "included") return claim.includedAt ?? null;
  return claim.state === "confirmed" ? claim.endedAt : null;
}
