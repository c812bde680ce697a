import { useEffect, useRef } from "react";

import { writeChoice } from "@/features/console/choice";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import type { InitialConsoleState } from "@/features/console/initialState";
import { messages } from "@/features/console/messages";
import type { SubscriptionStore } from "@/features/console/subscription/SubscriptionStore";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { ChoiceFields } from "./ChoiceFields";
import { ParameterField } from "./ParameterField";
import styles from "@/features/console/index.module.css";

type Props = {
  store: ConsoleStore;
  subscription: SubscriptionStore;
  anchor: string;
  locale: Locale;
  initialState: InitialConsoleState;
};

/** What is asked, of whom, with which parameters. */
export const RequestForm = observer(function RequestForm({ store, subscription, anchor, locale, initialState }: Props) {
  const text = messages[locale];
  const form = useRef<HTMLFormElement>(null);
  const { method, source, network } = store;
  const isSubscription = method?.kind === "subscription";
  const isListening = subscription.state.kind === "listening";
  const send = () => {
    if (!store.check()) {
      // The mark on a field is there after the next drawing.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (isSubscription && method) void subscription.start(store.interfaceKey, method.name, store.params);
    else void store.send();
  };
  const reset = () => {
    store.reset();
    // The button is gone then; the other one is what comes next.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };
  useEffect(() => {
    if (initialState.focus) focusOn(form.current, initialState.focus);
    if (initialState.isSubmitted) form.current?.requestSubmit();
  }, [initialState]);
  const link = new URL(writeChoice(window.location.href, store.choice));
  if (anchor) link.hash = anchor;
  return (
    <form
      ref={form}
      className={styles.entry}
      noValidate
      aria-busy={store.state.kind === "sending"}
      onSubmit={(event) => {
        event.preventDefault();
        if (isListening) subscription.stop();
        else send();
      }}
    >
      <ChoiceFields store={store} locale={locale} />
      {method?.fields.length === 0 ? <p className={styles.note}>{text.noParameters}</p> : null}
      {method?.fields.map((field) => (
        <ParameterField
          key={`${method.name} ${field.name}`}
          field={field}
          value={store.values[field.name] ?? ""}
          problem={store.hasTried ? store.problems[field.name] : undefined}
          locale={locale}
          onChange={(value) => store.setValue(field.name, value)}
        />
      ))}
      <p className={styles.source} data-source={source}>
        {text.sources[source](String(network?.chainId ?? ""))}
        {isSubscription && source === "local" ? text.localBlocks : null}
      </p>
      <div className={styles.actions}>
        {source === "example" ? null : (
          <Button type="submit" tone="primary" aria-disabled={store.state.kind === "sending"}>
            {getButtonText(text, store.state.kind === "sending", isSubscription, isListening)}
          </Button>
        )}
        {store.isChanged ? <Button onClick={reset}>{text.reset}</Button> : null}
        <Button tone="link" data-copy={link.href} data-copied={text.copied} aria-label={text.copyLinkLong}>
          <span data-copy-word="">{text.copyLink}</span>
        </Button>
      </div>
    </form>
  );
});

function getButtonText(
  text: (typeof messages)[Locale],
  isSending: boolean,
  isSubscription: boolean,
  isListening: boolean,
) {
  if (isListening) return text.stop;
  if (isSubscription) return text.listen;
  return isSending ? text.sending : text.send;
}

/** What had the focus; the first parameter for the plain form's one field of all parameters. */
function focusOn(form: HTMLFormElement | null, selector: string): void {
  const root = form?.closest("[data-console]");
  const control = root?.querySelector(selector) ?? form?.querySelector("[data-parameter]");
  if (control instanceof HTMLElement) control.focus();
}
