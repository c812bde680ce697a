import { useState } from "react";

import { CallErrorNotice } from "@/features/console/response/CallErrorNotice";
import { JsonBlock } from "@/features/console/response/JsonBlock";
import { ReadingList } from "@/features/console/response/ReadingList";
import { StatusLine } from "@/features/console/response/StatusLine";
import { useReadingContext } from "@/features/console/response/useReadingContext";
import type { BatchCall } from "@/features/console/choice";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { Part } from "@/features/console/live/Part";
import { messages } from "@/features/console/messages";
import type { Menu, Source } from "@/features/console/model";
import { formatNumber, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import type { BatchStore } from "./BatchStore";
import { readBatchResponses } from "./readBatchResponses";
import styles from "@/features/console/index.module.css";

type Props = { batch: BatchStore; store: ConsoleStore; locale: Locale };

/** Calls that go together as one batch of JSON-RPC, each with its cost and its answer. */
export const BatchPane = observer(function BatchPane({ batch, store, locale }: Props) {
  const text = messages[locale];
  const [wasFilled] = useState(batch.calls.length > 0);
  const { calls, state, units } = batch;
  const count = formatNumber(calls.length, locale);
  const title = calls.length > 0 ? `${text.batch}${getPunctuation(locale).brackets.join(count)}` : text.batch;
  const responses = state.kind === "answered" ? readBatchResponses(state.outcome.body) : undefined;
  return (
    <Part name="batch" title={title} isOpen={wasFilled}>
      {calls.length === 0 ? <p className={styles.note}>{text.batchEmpty}</p> : null}
      <ol className={styles.batch}>
        {calls.map(({ method, params }, index) => (
          // Calls have no identity: equal ones are interchangeable.
          <li key={index}>
            <div className={styles.batchCall}>
              <code translate="no">{method}</code>
              <code translate="no" className={styles.batchParams}>
                {JSON.stringify(params)}
              </code>
              <span>{text.cost(formatNumber(batch.getUnits(method), locale))}</span>
              <Button size="small" aria-label={text.remove(method)} onClick={() => batch.remove(index)}>
                ×
              </Button>
            </div>
            <Outcome
              text={getResponse(batch, store, responses, index)}
              call={{ method, params }}
              menu={store.menu}
              source={store.draft.source}
              isSettled={state.kind === "answered" || state.kind === "example"}
              label={text.batchAnswer(String(index + 1))}
              locale={locale}
            />
          </li>
        ))}
      </ol>
      {responses === undefined && state.kind === "answered" ? (
        <JsonBlock text={state.outcome.body} label={text.response} />
      ) : null}
      {state.kind === "refused" ? (
        <CallErrorNotice {...state} locale={locale} onRetry={() => void batch.send()} />
      ) : null}
      {calls.length > 0 ? (
        <div className={styles.actions}>
          <Button onClick={() => void batch.send()} aria-disabled={state.kind === "sending"}>
            {text.sendBatch(count, formatNumber(units, locale))}
          </Button>
          <CopyButton text={batch.body} locale={locale} label={text.copyCode} />
          <Button tone="link" onClick={batch.clear}>
            {text.clear}
          </Button>
        </div>
      ) : null}
      <StatusLine state={state} locale={locale} />
      {batch.isFull ? (
        <p className={styles.note}>{text.batchFull(formatNumber(store.menu.limits.batchCalls, locale))}</p>
      ) : null}
    </Part>
  );
});

type ResponseProps = {
  text: string | undefined;
  call: BatchCall;
  menu: Menu;
  source: Source;
  isSettled: boolean;
  label: string;
  locale: Locale;
};

function Outcome({ text: response, call, menu, source, isSettled, label, locale }: ResponseProps) {
  const context = useReadingContext(call, source, menu, locale);
  if (!isSettled) return null;
  if (response === undefined) return <p className={styles.note}>{messages[locale].noResponse}</p>;
  return (
    <>
      <ReadingList body={response} context={context} answer={label} locale={locale} />
      <JsonBlock text={response} label={label} />
    </>
  );
}

/** The response to a call; the documented one before sending. */
function getResponse(
  { state, calls }: BatchStore,
  { draft }: ConsoleStore,
  responses: Map<unknown, string> | undefined,
  index: number,
): string | undefined {
  if (state.kind !== "example") return responses?.get(index + 1);
  const documented = draft.methods.find(({ name }) => name === calls[index]?.method)?.answer;
  return documented === undefined ? undefined : JSON.stringify(documented);
}
