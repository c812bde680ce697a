import type { CallState } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "@/features/console/index.module.css";

/** Status and figures of the last request, announced when they change. */
export function StatusLine({ state, locale }: { state: CallState; locale: Locale }) {
  const text = messages[locale];
  return (
    <p className={styles.status} role="status">
      {state.kind === "sending" ? text.sending : null}
      {state.kind === "example" ? text.notSent : null}
      {state.kind === "answered" ? (
        <>
          <span data-good={state.outcome.status < 400}>
            {text.status} {state.outcome.status}
          </span>
          <span>
            {formatNumber(state.outcome.milliseconds, locale)} {text.time}
          </span>
          <span>{text.bytes(formatNumber(state.outcome.bytes, locale))}</span>
          <span>{text.cost(formatNumber(state.outcome.computeUnits, locale))}</span>
          <span>{text.sourceNames[state.outcome.source]}</span>
        </>
      ) : null}
    </p>
  );
}
