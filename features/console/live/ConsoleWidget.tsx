"use client";

import { useEffect, useState } from "react";

import { toValues } from "@/features/console/call/compose";
import { readChoice, writeChoice } from "@/features/console/choice";
import type { Choice } from "@/features/console/choice";
import { ConsoleStore } from "@/features/console/ConsoleStore";
import type { InitialConsoleState } from "@/features/console/initialState";
import type { Menu } from "@/features/console/model";
import { LatencyPane } from "@/features/console/latency/LatencyPane";
import { SubscriptionStore } from "@/features/console/subscription/SubscriptionStore";
import { SubscriptionPane } from "@/features/console/subscription/SubscriptionPane";
import { AnswerPane } from "@/features/console/answer/AnswerPane";
import type { Locale } from "@/features/shared/locale";
import { observer, reaction } from "@/features/shared/mobx";

import { CodePane } from "./CodePane";
import { HistoryPane } from "./HistoryPane";
import { RequestForm } from "./RequestForm";
import styles from "@/features/console/index.module.css";

type Props = {
  menu: Menu;
  host: string;
  anchor: string;
  /** The request that it begins with, where neither the URL nor the visitor names one. */
  start: Choice | undefined;
  locale: Locale;
  initialState: InitialConsoleState;
};

/** Takes up what a link names, and what the visitor did since. */
function makeStore(menu: Menu, start: Choice, { choice, params }: InitialConsoleState): ConsoleStore {
  const named = readChoice(window.location.search);
  const linked = named.method === undefined ? { ...named, ...start } : named;
  const isOther = choice.method !== undefined && choice.method !== linked.method;
  const store = new ConsoleStore(menu, {
    ...linked,
    ...(choice.network ? { network: choice.network } : {}),
    ...(isOther ? { interface: undefined, method: choice.method, values: undefined } : {}),
  });
  const typed = readJson(params);
  if (store.method && typed !== undefined) store.choose({ values: toValues(store.method, typed) });
  return store;
}

function readJson(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch (error) {
    console.warn("console: the typed parameters are no JSON", error);
    return undefined;
  }
}

/** The console: a request that can be edited, its answer, and the same request as code; all of it in the URL. */
export const ConsoleWidget = observer(function ConsoleWidget(props: Props) {
  const { menu, host, anchor, start = {}, locale, initialState } = props;
  const [store] = useState(() => makeStore(menu, start, initialState));
  const [subscription] = useState(() => new SubscriptionStore());
  useEffect(
    () =>
      reaction(
        () => writeChoice(window.location.href, store.choice),
        (href) => window.history.replaceState(null, "", href),
      ),
    [store],
  );
  useEffect(
    () =>
      reaction(
        () => [store.networkId, store.interfaceId, store.methodName].join(" "),
        () => subscription.reset(),
      ),
    [store, subscription],
  );
  useEffect(() => () => subscription.reset(), [subscription]);
  const isSubscription = store.method?.kind === "subscription";
  return (
    <div className={styles.root} data-console="">
      <div className={styles.panel}>
        <RequestForm
          store={store}
          subscription={subscription}
          anchor={anchor}
          locale={locale}
          initialState={initialState}
        />
        {isSubscription ? (
          <SubscriptionPane store={store} subscription={subscription} locale={locale} />
        ) : (
          <AnswerPane store={store} locale={locale} />
        )}
      </div>
      <CodePane store={store} host={host} locale={locale} isOpen={initialState.open.includes("code")} />
      <HistoryPane store={store} locale={locale} isOpen={initialState.open.includes("history")} />
      <LatencyPane regions={menu.regions} locale={locale} isOpen={initialState.open.includes("latency")} />
    </div>
  );
});
