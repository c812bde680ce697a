import { Circle, CircleCheck, CircleX } from "lucide-react";

import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";
import styles from "./FaucetState.module.css";

const drawings = { ready: CircleCheck, empty: Circle, down: CircleX };

type Props = { faucet: Pick<FaucetSummary, "state" | "local">; locale: Locale };

/** Whether a faucet can pay, as icon and word, and its kind of chain. */
export function FaucetState({ faucet: { state, local }, locale }: Props) {
  const text = messages[locale];
  const Drawing = drawings[state];
  return (
    <span className={styles.root} data-state={state}>
      <span>
        <Drawing size={16} strokeWidth={2} aria-hidden="true" />
        {text.states[state]}
      </span>
      {local ? <small>{text.local}</small> : null}
    </span>
  );
}
