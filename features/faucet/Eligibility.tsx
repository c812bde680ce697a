"use client";

import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";

import { formatDuration } from "./amounts";
import { claimMessages } from "./claimMessages";
import type { ClaimStore } from "./ClaimStore";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import styles from "./ClaimForm.module.css";

type Props = { store: ClaimStore; faucet: Faucet; locale: Locale };

/** Whether this visitor may claim now; if not, why and when they may again. */
export const Eligibility = observer(function Eligibility({ store, faucet, locale }: Props) {
  const text = claimMessages[locale];
  const { obstacle } = store;
  if (obstacle) {
    const wait = (Date.parse(obstacle.until) - Date.now()) / 1_000;
    return (
      <Notice tone="limit" title={text.obstacles[obstacle.reason]}>
        {text.until(formatMoment(obstacle.until, locale), formatDuration(Math.max(1, wait), locale))}
      </Notice>
    );
  }
  if (faucet.state !== "ready") {
    const isEmpty = faucet.state === "empty";
    return (
      <Notice tone="warning" title={isEmpty ? text.emptyTitle : text.downTitle}>
        {isEmpty ? text.empty : text.down}
      </Notice>
    );
  }
  // A request that failed is not announced.
  if (store.isDown) return null;
  return (
    <p className={styles.eligible} role="status" data-known={store.isOwn && !store.problem}>
      {getMessage(store, text)}
    </p>
  );
});

function getMessage({ isOwn, isAsking, problem }: ClaimStore, text: (typeof claimMessages)[Locale]): string {
  // The field itself says what is wrong.
  if (problem) return "";
  if (isOwn) return text.eligible;
  return isAsking ? text.checking : text.notAsked;
}
