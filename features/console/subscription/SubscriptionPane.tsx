import { ownValue } from "@/features/shared/contracts/ownValue";
import { Example } from "@/features/console/response/ResponsePane";
import { JsonBlock } from "@/features/console/response/JsonBlock";
import { CallErrorNotice } from "@/features/console/response/CallErrorNotice";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";

import type { SubscriptionStore } from "./SubscriptionStore";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; subscription: SubscriptionStore; locale: Locale };

/** Messages of a subscription, latest first; the documented example before the first one. */
export const SubscriptionPane = observer(function SubscriptionPane({ store, subscription, locale }: Props) {
  const text = messages[locale];
  const { state, messages: received } = subscription;
  const { subscriptionMs, subscriptionMessages } = store.menu.limits;
  const count = text.received(formatNumber(received.length, locale));
  const isIdle = state.kind === "idle";
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <h3>{isIdle ? text.example : text.response}</h3>
        <p className={styles.status} role="status">
          {state.kind === "listening" ? (
            <span>
              {text.listening(formatNumber(subscriptionMs / 1_000, locale), formatNumber(subscriptionMessages, locale))}
            </span>
          ) : null}
          {state.kind === "ended" ? <span>{ownValue(text.ended, state.reason) ?? text.ended.closed}</span> : null}
          {isIdle ? null : <span>{count}</span>}
        </p>
      </div>
      {isIdle ? <Example method={store.draft.method} locale={locale} /> : null}
      {state.kind === "refused" ? (
        <CallErrorNotice
          {...state}
          locale={locale}
          onRetry={() => {
            const { draft } = store;
            if (draft.check()) void subscription.start(draft.interfaceKey, draft.methodName, draft.params);
          }}
        />
      ) : null}
      {state.kind === "listening" && received.length === 0 ? <p className={styles.note}>{text.quiet}</p> : null}
      {received.length > 0 ? (
        <ol className={styles.messages} reversed>
          {received.map((message, index) => (
            <li key={received.length - index}>
              <JsonBlock text={message} label={`${text.response} ${received.length - index}`} />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
});
