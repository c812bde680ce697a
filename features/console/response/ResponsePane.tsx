import { useEffect, useRef } from "react";

import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import type { MenuMethod } from "@/features/console/model";
import { networkName } from "@/features/shared/catalogue/names";
import { demoChain } from "@/features/shared/contracts/demoChain";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import { ResponseView } from "./ResponseView";
import { JsonBlock } from "./JsonBlock";
import { CallErrorNotice } from "./CallErrorNotice";
import { MethodResult } from "./MethodResult";
import { StatusLine } from "./StatusLine";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; locale: Locale };

/** The response; the documented one before the first call, and where nothing can be sent. */
export const ResponsePane = observer(function ResponsePane({ store, locale }: Props) {
  const text = messages[locale];
  const { draft, menu } = store;
  const state = store.state.kind === "sending" ? store.before : store.state;
  const isExample = state.kind === "idle" || state.kind === "example";
  // While a parameter is wrong, what stands here belongs to the call before.
  const isPast = state.kind === "answered" && draft.isWrong;
  const pane = useRef<HTMLDivElement>(null);
  const { kind } = store.state;
  useEffect(() => {
    // On a phone it is below the form, out of sight.
    const isBelow = (pane.current?.getBoundingClientRect().top ?? 0) > (window.innerHeight * 2) / 3;
    if (kind !== "idle" && kind !== "sending" && isBelow) pane.current?.scrollIntoView();
  }, [kind, store.answeredAt]);
  return (
    <div ref={pane} className={styles.result} data-past={isPast ? "" : undefined}>
      <div className={styles.head}>
        <h3>{getHeading(text, isExample, isPast)}</h3>
        <StatusLine state={store.state} locale={locale} />
      </div>
      {state.kind === "example" ? <NotSent store={store} locale={locale} /> : null}
      {isExample ? <Example method={draft.method} locale={locale} /> : null}
      {state.kind === "answered" ? (
        <ResponseView
          key={store.answeredAt}
          outcome={state.outcome}
          request={store.request}
          menu={menu}
          limit={menu.limits.answerBytes}
          locale={locale}
        />
      ) : null}
      {state.kind === "refused" ? (
        <CallErrorNotice {...state} locale={locale} onRetry={() => void store.send()} />
      ) : null}
    </div>
  );
});

function getHeading(text: (typeof messages)[Locale], isExample: boolean, isPast: boolean): string {
  if (isPast) return text.pastResponse;
  return isExample ? text.example : text.response;
}

/** Why nothing was sent, and where the same call is answered. */
const NotSent = observer(function NotSent({ store, locale }: Props) {
  const text = messages[locale];
  const { draft, menu } = store;
  const isOnDemo = draft.method?.demoUnits !== undefined && menu.networks.some(({ id }) => id === demoChain.network);
  const runOnDemo = () => {
    store.choose({ network: demoChain.network, method: draft.methodName, interface: draft.interfaceId });
    void store.send();
  };
  return (
    <div className={styles.source} data-source="example">
      <p>{text.exampleSent(networkName(draft.network?.name ?? "", locale))}</p>
      {draft.method?.answer === undefined ? null : <p>{text.exampleShown}</p>}
      {isOnDemo ? (
        <Button size="small" onClick={runOnDemo}>
          {text.runOnDemo}
        </Button>
      ) : null}
    </div>
  );
});

/** The documented answer of a method, marked as such. */
export function Example({ method, locale }: { method: MenuMethod | undefined; locale: Locale }) {
  const text = messages[locale];
  if (method?.answer === undefined) return <MethodResult method={method} locale={locale} />;
  return (
    <>
      <JsonBlock text={JSON.stringify(method.answer)} label={text.example} />
      <p className={styles.note}>{text.exampleNote}</p>
    </>
  );
}
