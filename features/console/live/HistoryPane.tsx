import type { MouseEvent } from "react";

import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import { formatNumber, formatTime, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { Part } from "./Part";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; locale: Locale; isOpen: boolean };

/** What was sent from this tab; each can be taken up again. */
export const HistoryPane = observer(function HistoryPane({ store, locale, isOpen }: Props) {
  const text = messages[locale];
  const { history } = store;
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with what it clears.
    currentTarget.closest("details")?.querySelector("summary")?.focus();
    store.forget();
  };
  const count = formatNumber(history.length, locale);
  const counted = `${text.history}${getPunctuation(locale).brackets.join(count)}`;
  return (
    <Part name="history" title={history.length > 0 ? counted : text.history} isOpen={isOpen}>
      {history.length === 0 ? (
        <p className={styles.note}>{text.historyEmpty}</p>
      ) : (
        <>
          <ul className={styles.history}>
            {history.map((sent) => (
              <li key={sent.at}>
                <time dateTime={new Date(sent.at).toISOString()}>{formatTime(sent.at, locale)}</time>
                <button type="button" onClick={() => store.choose(sent)} aria-label={text.again(sent.method)}>
                  {sent.method}
                </button>
                <span>{sent.network}</span>
                <span>{sent.status ?? "–"}</span>
                <span>
                  {sent.milliseconds === undefined ? "–" : `${formatNumber(sent.milliseconds, locale)} ${text.time}`}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button size="small" onClick={forget}>
              {text.clear}
            </Button>
            <p className={styles.note}>{text.historyNote}</p>
          </div>
        </>
      )}
    </Part>
  );
});
