import { useEffect, useRef } from "react";

import type { BatchStore } from "@/features/console/batch/BatchStore";
import { writeChoice } from "@/features/console/choice";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import type { InitialConsoleState } from "@/features/console/initialState";
import { messages } from "@/features/console/messages";
import type { ChainName } from "@/features/console/model";
import type { SubscriptionStore } from "@/features/console/subscription/SubscriptionStore";
import { categoryName } from "@/features/shared/catalogue/categories";
import { formatNumber, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { ChoiceFields } from "./ChoiceFields";
import { ParameterField } from "./ParameterField";
import styles from "@/features/console/index.module.css";

type Props = {
  store: ConsoleStore;
  subscription: SubscriptionStore;
  batch: BatchStore;
  /** Whether the pane of the batch is shown. */
  hasBatch: boolean;
  anchor: string;
  locale: Locale;
  initialState: InitialConsoleState;
  chains: readonly ChainName[] | undefined;
  onChain: (key: string) => void;
};

/** The request: chain, network, method and parameters. */
export const RequestForm = observer(function RequestForm(props: Props) {
  const { store, subscription, batch, hasBatch, anchor, locale, initialState, chains, onChain } = props;
  const text = messages[locale];
  const form = useRef<HTMLFormElement>(null);
  const { draft } = store;
  const { method, source } = draft;
  const isSubscription = method?.kind === "subscription";
  const isListening = subscription.state.kind === "listening";
  const focusOnProblem = () =>
    // The mark on a field is there after the next drawing.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const send = () => {
    if (!draft.check()) return focusOnProblem();
    if (isSubscription && source !== "example") void subscription.start(draft.interfaceKey, method.name, draft.params);
    else void store.send();
    return undefined;
  };
  const reset = () => {
    store.reset();
    // The button disappears; focus moves to the next one.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };
  useEffect(() => {
    if (initialState.focus) focusOn(form.current, initialState.focus);
    if (initialState.isSubmitted) form.current?.requestSubmit();
  }, [initialState]);
  const link = new URL(writeChoice(window.location.href, { ...draft.choice, batch: batch.choice }));
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
      <ChoiceFields store={store} chains={chains} locale={locale} onChain={onChain} />
      <div className={styles.request}>
        {method?.fields.length === 0 ? <p className={styles.note}>{text.noParameters}</p> : null}
        {method?.fields.map((field) => (
          <ParameterField
            key={`${method.name} ${field.name}`}
            field={field}
            value={draft.values[field.name] ?? ""}
            problem={draft.getShownProblem(field.name)}
            locale={locale}
            onChange={(value) => draft.setValue(field.name, value)}
            onLeave={() => draft.touch(field.name)}
          />
        ))}
        <div className={styles.actions}>
          <Button
            type="submit"
            tone={source === "example" ? "secondary" : "primary"}
            aria-disabled={store.state.kind === "sending"}
          >
            {source === "example"
              ? text.showExample
              : getButtonText(text, store.state.kind === "sending", isSubscription, isListening)}
          </Button>
          {method?.kind === "json-rpc" && hasBatch ? (
            <Button onClick={() => (draft.check() ? batch.add() : focusOnProblem())} aria-disabled={batch.isFull}>
              {text.addToBatch}
            </Button>
          ) : null}
          {draft.isChanged ? <Button onClick={reset}>{text.reset}</Button> : null}
          <Button tone="link" data-copy={link.href} data-copied={text.copied} aria-label={text.copyLinkLong}>
            <span data-copy-word="">{text.copyLink}</span>
          </Button>
        </div>
        {method ? (
          <p className={styles.facts}>
            <span>{categoryName(method.category, locale)}</span>
            <span>{text.cost(formatNumber(draft.units, locale))}</span>
            {method.reference ? <a href={localizePath(method.reference, locale)}>{text.reference}</a> : null}
          </p>
        ) : null}
        <p className={styles.source} data-source={source}>
          {text.sources[source]}
          {store.ownPath === undefined || isSubscription ? null : `${sentenceGap(locale)}${text.withKey}`}
        </p>
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

/** The focused field; the first parameter for the no-JS form's single field of all parameters. */
function focusOn(form: HTMLFormElement | null, selector: string): void {
  const root = form?.closest("[data-console]");
  const control = root?.querySelector(selector) ?? form?.querySelector("[data-parameter]");
  if (control instanceof HTMLElement) control.focus();
}
