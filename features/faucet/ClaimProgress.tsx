"use client";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";

import { formatDuration } from "./amounts";
import { claimMessages } from "./claimMessages";
import type { ClaimStore } from "./ClaimStore";
import { ClaimSteps } from "./ClaimSteps";
import { isOver } from "@/features/shared/contracts/faucetApi";
import styles from "./ClaimProgress.module.css";

type Props = { store: ClaimStore; locale: Locale };

/** Progress of a claim: proof of work, sending and its steps; or the reason it failed. */
export const ClaimProgress = observer(function ClaimProgress({ store, locale }: Props) {
  const text = claimMessages[locale];
  const { state } = store;
  return (
    <div className={styles.root}>
      {/* One short sentence per step; a notice shows the result. */}
      <p className="visuallyHidden" role="status">
        {getStatus(state, locale)}
      </p>
      {state.kind === "working" ? (
        <p className={styles.progress}>{text.working(formatDuration(state.seconds, locale))}</p>
      ) : null}
      {state.kind === "sending" ? <p className={styles.progress}>{text.sending}</p> : null}
      {state.kind === "unavailable" ? (
        <Notice tone="error" title={text.unavailableTitle}>
          {text.unavailable}
        </Notice>
      ) : null}
      {state.kind === "refused" && !store.obstacle && !store.problem ? (
        <Notice tone="error" title={text.unavailableTitle}>
          {getReason(state.code, locale)}
        </Notice>
      ) : null}
      {state.kind === "claimed" ? <ClaimSteps store={store} claim={state.claim} locale={locale} /> : null}
    </div>
  );
});

function getStatus(state: ClaimStore["state"], locale: Locale): string {
  const text = claimMessages[locale];
  if (state.kind === "working") return text.working(formatDuration(state.seconds, locale));
  if (state.kind === "sending") return text.sending;
  if (state.kind !== "claimed" || isOver(state.claim)) return "";
  return state.claim.state === "failed" ? "" : text.steps[state.claim.state];
}

function getReason(code: string, locale: Locale): string {
  const { refusals } = claimMessages[locale];
  if (code === "queue_full") return refusals.queue_full;
  return code.startsWith("captcha_") ? refusals.captcha : refusals.other;
}
