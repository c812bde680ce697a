import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { blockSeconds } from "@/features/shared/pulse/blockTimes";
import { CodeName } from "@/features/shared/ui/CodeName";

import { messages } from "./messages";
import type { Cost } from "./mix";
import { findSavings, savingTexts } from "./savings";
import styles from "./Savings.module.css";

/** The calls of a mix that are worth changing, and how; nothing when there are none. */
export function Savings({ costs, chain, locale }: { costs: readonly Cost[]; chain: string; locale: Locale }) {
  const text = messages[locale];
  const savings = findSavings(costs, blockSeconds[chain]);
  if (savings.length === 0) return null;
  return (
    <section className={styles.root}>
      <h3>{text.savings}</h3>
      <ul>
        {savings.map(({ method, advice, idle }) => (
          <li key={method}>
            <CodeName>{method}</CodeName>
            <span>{savingTexts[locale][advice]}</span>
            {idle ? <span>{text.idle(formatNumber(idle.calls, locale), formatNumber(idle.of, locale))}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
