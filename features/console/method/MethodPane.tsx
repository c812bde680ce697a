"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";

import { ResponsePane } from "@/features/console/response/ResponsePane";
import { readChoice, writeChoice } from "@/features/console/choice";
import { ConsoleStore } from "@/features/console/ConsoleStore";
import { LiveSamples } from "@/features/console/live/LiveSamples";
import { ParameterField } from "@/features/console/live/ParameterField";
import { messages } from "@/features/console/messages";
import type { Menu } from "@/features/console/model";
import { SubscriptionPane } from "@/features/console/subscription/SubscriptionPane";
import { SubscriptionStore } from "@/features/console/subscription/SubscriptionStore";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer, reaction } from "@/features/shared/mobx";
import { getOwnKey, subscribeToOwnKey } from "@/features/shared/platform/ownKey";
import { Button } from "@/features/shared/ui/Button";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import styles from "@/features/console/index.module.css";

type Props = {
  /** One network, one interface and one method of a chain. */
  menu: Menu;
  /** The URL that the samples call, without the path of a call. */
  url: string;
  /** Controls of the samples. */
  bar: ReactNode;
  locale: Locale;
  /** The samples of the documented request, coloured on the server. */
  children: ReactNode;
};

// The history belongs to the console.
const noHistory = { read: () => [], keep: () => [] };

/** One method's call: its parameters, the answer, and the same call as code, which follows the parameters. */
export const MethodPane = observer(function MethodPane({ menu, url, bar, locale, children }: Props) {
  const text = messages[locale];
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => new ConsoleStore(menu, {}, { history: noHistory }));
  const [isLive, setLive] = useState(false);
  const [subscription] = useState(() => new SubscriptionStore());
  const key = useSyncExternalStore(subscribeToOwnKey, getOwnKey, () => undefined);
  useEffect(() => store.setKey(key), [store, key]);
  useEffect(() => () => subscription.reset(), [subscription]);
  useEffect(() => {
    const { method, values } = readChoice(window.location.search);
    if (values && (method ?? store.draft.methodName) === store.draft.methodName) store.choose({ values });
    if (store.draft.isChanged) setLive(true);
    return reaction(
      () => ({ values: store.draft.choice.values }),
      (choice) => {
        setLive(true);
        window.history.replaceState(null, "", writeChoice(window.location.href, choice));
      },
    );
  }, [store]);
  useEarlyInput(form);
  const { draft } = store;
  const { method, source } = draft;
  if (!method) return null;
  const canRun = source !== "example";
  const isSubscription = method.kind === "subscription" && canRun;
  const isListening = subscription.state.kind === "listening";
  const run = () => {
    if (isListening) return subscription.stop();
    if (!draft.check()) {
      // The mark on a field is there after the next drawing.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return undefined;
    }
    if (isSubscription) return void subscription.start(draft.interfaceKey, method.name, draft.params);
    return void store.send();
  };
  return (
    <div className={styles.root} id="console" data-console="">
      <div className={styles.method}>
        <form
          ref={form}
          className={styles.request}
          method="post"
          action={`/api/console/${menu.chain}/`}
          noValidate
          aria-busy={store.state.kind === "sending"}
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <input type="hidden" name="network" value={draft.networkId} />
          <input type="hidden" name="method" value={method.name} />
          {method.fields.length === 0 ? <p className={styles.note}>{text.noParameters}</p> : null}
          {method.fields.map((field) => (
            <ParameterField
              key={field.name}
              field={field}
              value={draft.values[field.name] ?? ""}
              problem={draft.getShownProblem(field.name)}
              hasHint={false}
              locale={locale}
              onChange={(value) => draft.setValue(field.name, value)}
              onLeave={() => draft.touch(field.name)}
            />
          ))}
          <div className={styles.actions}>
            {canRun ? (
              <Button type="submit" tone="primary" aria-disabled={store.state.kind === "sending"}>
                {getButtonText(store, isSubscription, isListening, locale)}
              </Button>
            ) : null}
            {canRun ? <span className={styles.facts}>{text.cost(formatNumber(draft.units, locale))}</span> : null}
            {draft.isChanged ? <Button onClick={store.reset}>{text.reset}</Button> : null}
          </div>
        </form>
        {isSubscription ? (
          <SubscriptionPane store={store} subscription={subscription} locale={locale} />
        ) : (
          <ResponsePane store={store} locale={locale} />
        )}
      </div>
      {bar}
      {isLive ? <LiveSamples wire={draft.toWire(url)} locale={locale} /> : children}
    </div>
  );
});

function getButtonText({ draft, state }: ConsoleStore, isSubscription: boolean, isListening: boolean, locale: Locale) {
  const text = messages[locale];
  if (isListening) return text.stop;
  if (isSubscription) return text.listen;
  if (state.kind === "sending") return text.sending;
  return draft.source === "demo" ? text.runDemo : text.runOn(draft.network?.name ?? "");
}
