"use client";

import { useEffect, useRef } from "react";

import { FirstCall } from "@/features/account/FirstCall";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Dialog } from "@/features/shared/ui/Dialog";
import { Notice } from "@/features/shared/ui/Notice";

import { AddToWallet } from "@/features/shared/wallet";

import type { KeyStore } from "./KeyStore";
import { LiveCall } from "./LiveCall";
import { messages } from "./messages";
import styles from "./KeyWindow.module.css";

type Props = {
  store: KeyStore;
  isSignedIn: boolean;
  /** URL of keys and usage. */
  accountUrl: string;
  locale: Locale;
  onClosed: () => void;
};

/** The window that creates a key, shows its endpoint, and sends a first call there. */
export const KeyWindow = observer(function KeyWindow({ store, isSignedIn, accountUrl, locale, onClosed }: Props) {
  const text = messages[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const { key, state } = store;
  useEffect(() => {
    if (!store.keys) void store.load(isSignedIn);
  }, [store, isSignedIn]);
  return (
    <Dialog dialog={dialog} title={key ? text.ownTitle : text.title} closeLabel={text.close} onClosed={onClosed}>
      <div className={styles.root} aria-busy={state !== "ready"}>
        <p role="status" className={styles.status}>
          {getStatus(store, text)}
        </p>
        {key ? (
          <OwnKey store={store} value={key.key} accountUrl={accountUrl} locale={locale} />
        ) : (
          <>
            <p>{isSignedIn ? text.ownLede : text.lede}</p>
            <ul className={styles.points}>
              {text.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
        <Problem store={store} locale={locale} />
        {key || state === "loading" ? null : (
          <Button tone="primary" aria-disabled={state === "creating"} onClick={() => void store.create(isSignedIn)}>
            {store.problem ? text.again : text.make}
          </Button>
        )}
      </div>
    </Dialog>
  );
});

function getStatus({ key, state }: KeyStore, text: (typeof messages)[Locale]): string {
  if (state === "loading") return text.loading;
  if (state === "creating") return text.making;
  return key ? text.ready : "";
}

const Problem = observer(function Problem({ store: { problem }, locale }: Pick<Props, "store" | "locale">) {
  if (!problem) return null;
  const text = messages[locale];
  const seconds = problem.kind === "limit" ? problem.retryAfterSeconds : undefined;
  return (
    <Notice tone="error">
      {problem.kind === "limit" ? text.limit(seconds && Math.ceil(seconds / 60)) : text.unavailable}
    </Notice>
  );
});

const demoWalletNetwork = {
  chain: demoChain.chain,
  network: demoChain.network,
  chainId: demoChain.chainId,
  name: demoChain.name.en,
  currency: demoChain.currency,
};

type OwnKeyProps = Pick<Props, "store" | "accountUrl" | "locale"> & { value: string };

function OwnKey({ store, value, accountUrl, locale }: OwnKeyProps) {
  const text = messages[locale];
  const { origin } = window.location;
  const url = `${origin}${rpcPath(demoChain.chain, demoChain.network, value)}`;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text.endpoint}</dt>
        <dd>
          <CodeName>{url}</CodeName>
          <CopyButton text={url} locale={locale} label={text.copyEndpoint} />
        </dd>
      </dl>
      <FirstCall apiKey={value} origin={origin} locale={locale} />
      <LiveCall store={store} url={url} locale={locale} />
      <AddToWallet network={demoWalletNetwork} keyUrl={accountUrl} locale={locale} />
      <a href={accountUrl}>{text.account}</a>
    </>
  );
}
