import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import type { MenuMethod } from "@/features/console/model";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";

import { Answered } from "./Answered";
import { JsonBlock } from "./JsonBlock";
import { CallErrorNotice } from "./CallErrorNotice";
import { StatusLine } from "./StatusLine";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; locale: Locale };

/** What came back; the documented example until something was sent. */
export const AnswerPane = observer(function AnswerPane({ store, locale }: Props) {
  const text = messages[locale];
  const { state, method } = store;
  const isExample = state.kind === "idle";
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <h3>{isExample ? text.example : text.answer}</h3>
        <StatusLine state={state} locale={locale} />
      </div>
      {isExample ? <Example method={method} locale={locale} /> : null}
      {state.kind === "answered" ? (
        <Answered outcome={state.outcome} limit={store.menu.limits.answerBytes} locale={locale} />
      ) : null}
      {state.kind === "refused" ? (
        <CallErrorNotice {...state} locale={locale} onRetry={() => void store.send()} />
      ) : null}
    </div>
  );
});

/** The documented answer of a method, marked as such. */
export function Example({ method, locale }: { method: MenuMethod | undefined; locale: Locale }) {
  const text = messages[locale];
  if (method?.answer === undefined) return <p className={styles.note}>{text.noExample}</p>;
  return (
    <>
      <JsonBlock text={JSON.stringify(method.answer)} label={text.example} />
      <p className={styles.note}>{text.exampleNote}</p>
    </>
  );
}
