import type { MouseEvent } from "react";

import type { Sent } from "@/features/console/callHistory";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { formatNumber, formatTime, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";

import { Comparison } from "./Comparison";
import { Part } from "./Part";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; locale: Locale; isOpen: boolean };

/** Requests sent from this browser; each can be edited, repeated, and compared. */
export const HistoryPane = observer(function HistoryPane({ store, locale, isOpen }: Props) {
  const text = messages[locale];
  const { history, comparison } = store;
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the list it clears.
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
              <Entry key={sent.at} sent={sent} store={store} locale={locale} />
            ))}
          </ul>
          {comparison ? (
            <Comparison pair={comparison} locale={locale} />
          ) : (
            <p className={styles.note}>{text.compareHint}</p>
          )}
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

type EntryProps = { sent: Sent; store: ConsoleStore; locale: Locale };

const Entry = observer(function Entry({ sent, store, locale }: EntryProps) {
  const text = messages[locale];
  const { at, method, network, status, milliseconds, body } = sent;
  const time = formatTime(at, locale);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{time}</time>
      <button type="button" onClick={() => store.choose(sent)} aria-label={text.again(method)}>
        {method}
      </button>
      <span>{network === demoChain.network ? text.sourceNames.demo : network}</span>
      <span>{status ?? "–"}</span>
      <span>{milliseconds === undefined ? "–" : `${formatNumber(milliseconds, locale)} ${text.time}`}</span>
      <button type="button" onClick={() => void store.replay(sent)} aria-label={text.replayLong(method)}>
        {text.replay}
      </button>
      {body === undefined ? null : (
        <label>
          <Choice
            type="checkbox"
            checked={store.compared.includes(at)}
            onChange={() => store.compare(at)}
            aria-label={text.compareLong(method, time)}
          />
          <span>{text.compare}</span>
        </label>
      )}
    </li>
  );
});
