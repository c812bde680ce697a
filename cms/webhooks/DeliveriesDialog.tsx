import { useCallback, useState } from "react";

import { formatMoment } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Notice } from "@/features/shared/ui/Notice";
import { copyText } from "#cms/shell/copyText.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { loadDeliveries, resendDelivery } from "./api.ts";
import type { Delivery, StudioWebhook } from "./contract.ts";
import { describeAttempt } from "./describeAttempt.ts";
import { messages } from "./messages.ts";
import styles from "./WebhooksScreen.module.css";

type Props = { webhook: StudioWebhook; onClose: () => void };

/** The last messages to a webhook with every try and both bodies; each can be sent again. */
export const DeliveriesDialog = observer(function DeliveriesDialog({ webhook: { id, url }, onClose }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadDeliveries(id, signal), [id]));
  const { isBusy, failure, attempt } = useAttempt();
  const resend = async (delivery: Delivery) => {
    await attempt(async () => {
      const last = (await resendDelivery(id, delivery.id)).attempts.at(-1);
      if (last) studio.announce(describeAttempt(last, locale));
    });
    reload();
  };
  return (
    <Dialog title={text.deliveriesLabel(url)} isWide onClose={onClose}>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value?.results.length === 0 ? <Notice tone="empty">{text.noDeliveries}</Notice> : null}
      <div className={styles.deliveries}>
        {value?.results.map((delivery) => (
          <Disclosure key={delivery.id} summary={<Summary delivery={delivery} />}>
            {delivery.attempts.length > 1 || delivery.next !== null ? (
              <ul className={styles.tries}>
                {delivery.attempts.map((one) => (
                  <li key={one.at}>
                    <Moment at={one.at} locale={locale} />
                    {" · "}
                    {describeAttempt(one, locale)}
                  </li>
                ))}
                {delivery.next === null ? null : (
                  <li>
                    {text.nextTry} <Moment at={delivery.next} locale={locale} />
                  </li>
                )}
              </ul>
            ) : null}
            <Body title={text.sent} words={JSON.stringify(delivery.body, null, 2)} />
            <Answer delivery={delivery} />
            <Button
              size="small"
              disabled={isBusy}
              aria-label={text.resendLabel(formatMoment(new Date(delivery.at), locale))}
              onClick={() => void resend(delivery)}
            >
              {text.resend}
            </Button>
          </Disclosure>
        ))}
      </div>
    </Dialog>
  );
});

const Summary = observer(function Summary({ delivery }: { delivery: Delivery }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { at, events, attempts, by } = delivery;
  const last = attempts.at(-1);
  return (
    <span>
      {events.length > 0 ? events.map((event) => text.eventNames[event]).join(", ") : text.sentTest}
      <small className={rows.detail}>
        <Moment at={at} locale={locale} />
        {" · "}
        {last ? <span data-failed={last.problem !== null || undefined}>{describeAttempt(last, locale)}</span> : null}
        {attempts.length > 1 ? ` · ${text.tries(attempts.length)}` : null}
        {by ? ` · ${text.byHand(by.name)}` : null}
      </small>
    </span>
  );
});

const Answer = observer(function Answer({ delivery }: { delivery: Delivery }) {
  const text = messages[useStudio().locale];
  const response = delivery.attempts.at(-1)?.response ?? null;
  if (response !== null && response !== "") return <Body title={text.answer} words={indentJson(response)} />;
  return (
    <>
      <h3>{text.answer}</h3>
      <p>{response === null ? text.noResponse : text.emptyBody}</p>
    </>
  );
});

/** A message or response, to be copied. */
function Body({ title, words }: { title: string; words: string }) {
  const text = messages[useStudio().locale];
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <div className={styles.bodyHead}>
        <h3>{title}</h3>
        <Button
          size="small"
          tone="link"
          aria-label={text.copyLabel(title)}
          onBlur={() => setCopied(false)}
          onClick={() => void copyText(words).then(setCopied)}
        >
          {isCopied ? text.copied : text.copy}
        </Button>
      </div>
      <pre className={styles.body} tabIndex={0} aria-label={title} role="region">
        {words}
      </pre>
    </>
  );
}

/** JSON on lines of its own; any other text as it is. */
function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
