"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

import { ResponsePane } from "@/features/console/response/ResponsePane";
import { BatchPane } from "@/features/console/batch/BatchPane";
import { BatchStore } from "@/features/console/batch/BatchStore";
import { writeChoice } from "@/features/console/choice";
import type { Choice } from "@/features/console/choice";
import type { InitialConsoleState } from "@/features/console/initialState";
import type { ChainName, Menu } from "@/features/console/model";
import { SubscriptionPane } from "@/features/console/subscription/SubscriptionPane";
import { SubscriptionStore } from "@/features/console/subscription/SubscriptionStore";
import type { Locale } from "@/features/shared/locale";
import { observer, reaction } from "@/features/shared/mobx";
import { getOwnKey, subscribeToOwnKey } from "@/features/shared/platform/ownKey";

import { CodePane } from "./CodePane";
import { ExampleChips } from "./ExampleChips";
import { HistoryPane } from "./HistoryPane";
import { LatencyPane } from "./LatencyPane";
import { makeStore } from "./makeStore";
import { RequestForm } from "./RequestForm";
import styles from "@/features/console/index.module.css";

type Props = {
  menu: Menu;
  /** Chains that a visitor may choose among. */
  chains: readonly ChainName[] | undefined;
  host: string;
  anchor: string;
  /** The initial request, if neither the URL nor the visitor chose one. */
  start: Choice | undefined;
  locale: Locale;
  initialState: InitialConsoleState;
  onChain: (key: string) => void;
};

/** The console: a request that can be edited, its answer, and the same request as code; all of it in the URL. */
export const ConsoleWidget = observer(function ConsoleWidget(props: Props) {
  const { menu, chains, host, anchor, start = {}, locale, initialState, onChain } = props;
  const [{ store, calls }] = useState(() => makeStore(menu, start, initialState));
  const [subscription] = useState(() => new SubscriptionStore());
  const [batch] = useState(() => new BatchStore(store, calls));
  // As soon as the account has it.
  const key = useSyncExternalStore(subscribeToOwnKey, getOwnKey, () => undefined);
  useEffect(() => store.setKey(key), [store, key]);
  useEffect(
    () =>
      reaction(
        () => writeChoice(window.location.href, { ...store.draft.choice, batch: batch.choice }),
        (href) => window.history.replaceState(null, "", href),
      ),
    [store, batch],
  );
  useEffect(
    () =>
      reaction(
        () => [store.draft.networkId, store.draft.interfaceId, store.draft.methodName].join(" "),
        () => subscription.reset(),
      ),
    [store, subscription],
  );
  useEffect(
    () =>
      reaction(
        () => [store.draft.networkId, store.draft.interfaceId].join(" "),
        () => batch.reset(),
      ),
    [store, batch],
  );
  useEffect(() => () => subscription.reset(), [subscription]);
  const isSubscription = store.draft.method?.kind === "subscription" && store.draft.source !== "example";
  const canSend = menu.networks.some(({ interfaces }) => interfaces.some(({ source }) => source !== "example"));
  const isOpen = (part: string) => initialState.open.includes(part);
  return (
    <div className={styles.root} data-console="">
      {chains ? <ExampleChips store={store} locale={locale} /> : null}
      <div className={styles.panel}>
        <RequestForm
          store={store}
          subscription={subscription}
          batch={batch}
          hasBatch={canSend}
          anchor={anchor}
          locale={locale}
          initialState={initialState}
          chains={chains}
          onChain={onChain}
        />
        {isSubscription ? (
          <SubscriptionPane store={store} subscription={subscription} locale={locale} />
        ) : (
          <ResponsePane store={store} locale={locale} />
        )}
      </div>
      <CodePane store={store} host={host} locale={locale} isOpen={isOpen("code")} />
      {canSend ? (
        <>
          <BatchPane batch={batch} store={store} locale={locale} />
          <HistoryPane store={store} locale={locale} isOpen={isOpen("history")} />
          <LatencyPane regions={menu.regions} locale={locale} isOpen={isOpen("latency")} />
        </>
      ) : null}
    </div>
  );
});
